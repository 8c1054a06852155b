import { expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';
import { ROLES } from './roles.ts';

it('says of every role what search engines ask for', () => {
  for (const role of ROLES)
    expect(jobPosting(role, 'https://s.example')).toMatchObject({
      '@type': 'JobPosting',
      title: role.title,
      datePosted: expect.stringMatching(/^2026-\d\d-\d\d$/),
      description: expect.stringContaining(role.looksFor),
      url: `https://s.example/careers#${role.id}`,
      jobLocationType: 'TELECOMMUTE',
      hiringOrganization: { '@id': 'https://s.example/#organization' },
    });
  expect(ROLES.length).toBeGreaterThan(0);
});

it('names the countries one by one, in two letters, each once', () => {
  for (const role of ROLES) {
    const { applicantLocationRequirements: places } = jobPosting(role, 'https://s.example');
    const countries = places as { '@type': string; name: string }[];
    expect(countries.length).toBeGreaterThan(0);
    for (const country of countries)
      expect(country).toEqual({ '@type': 'Country', name: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  }
});
