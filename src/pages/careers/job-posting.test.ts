import { expect, it } from 'vitest';
import { jobPosting } from './job-posting.ts';
import { ROLES } from './roles.ts';

it('includes for every role what search engines require', () => {
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

it('lists the countries once each, as two-letter codes', () => {
  for (const role of ROLES) {
    const { applicantLocationRequirements: places } = jobPosting(role, 'https://s.example');
    const countries = places as { '@type': string; name: string }[];
    expect(countries.length).toBeGreaterThan(0);
    for (const country of countries)
      expect(country).toEqual({ '@type': 'Country', name: expect.stringMatching(/^[A-Z]{2}$/) });
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  }
});
