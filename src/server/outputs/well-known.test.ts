import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiCatalog, securityText, skillsIndex, skillText } from './well-known.ts';

const SITE = 'https://s.example';
const [always, never] = [() => true, () => false];

describe('security.txt', () => {
  const getText = (day: string) => securityText(SITE, new Date(day), always);
  it('names a contact, an expiry date and a policy', () =>
    expect(getText('2026-11-15T10:00:00Z').split('\n')).toEqual([
      'Contact: mailto:security@sightglass.example',
      'Expires: 2027-11-01T00:00:00Z',
      'Preferred-Languages: en',
      `Canonical: ${SITE}/.well-known/security.txt`,
      `Policy: ${SITE}/security/responsible-disclosure`,
      '',
    ]));
  it('stays the same within a month, and changes with the next', () => {
    expect(getText('2026-11-01T00:00:00Z')).toBe(getText('2026-11-30T23:59:59Z'));
    expect(getText('2026-12-01T00:00:00Z')).toContain('Expires: 2027-12-01');
  });
  it('names no policy that does not exist', () =>
    expect(securityText(SITE, new Date(), never)).not.toContain('Policy'));
});

describe('the API catalog', () => {
  const env = {
    siteUrl: SITE,
    cloudUrls: { eu: 'https://eu.example', us: 'https://us.example', hipaa: 'https://h.example' },
  };
  it('has the API of each region with its description', () => {
    const { linkset } = JSON.parse(apiCatalog(env, always));
    expect(linkset.map(({ anchor }: { anchor: string }) => anchor)).toEqual([
      'https://eu.example/api/public',
      'https://us.example/api/public',
      'https://h.example/api/public',
    ]);
    expect(linkset[0]['service-doc'][0]).toEqual({ href: `${SITE}/docs/api`, type: 'text/html' });
    expect(linkset[0]['service-desc']).toBeUndefined();
  });
  it('names the OpenAPI file as service-desc, if there is one', () => {
    const { linkset } = JSON.parse(apiCatalog(env, always, true));
    expect(linkset[1]['service-desc']).toEqual([
      { href: `${SITE}/openapi.yaml`, type: 'application/openapi+yaml' },
      { href: `${SITE}/openapi.json`, type: 'application/openapi+json' },
    ]);
  });
  it('names no description that does not exist', () => expect(apiCatalog(env, never)).not.toContain('service-doc'));
});

describe('the skill', () => {
  const skill = skillText(readFileSync('content/data/skill.md', 'utf8'), SITE);
  it('is listed with its name, description and hash', () => {
    const [listed] = JSON.parse(skillsIndex(skill, SITE)).skills;
    expect(listed).toMatchObject({ name: 'sightglass', type: 'skill-md', url: `${SITE}/skill.md` });
    expect(listed.description.length).toBeGreaterThan(40);
    expect(listed.description.length).toBeLessThanOrEqual(1024);
    expect(listed.digest).toBe(`sha256:${createHash('sha256').update(skill).digest('hex')}`);
  });
  it('links to existing pages, by absolute URLs', () => {
    const links = [...skill.matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(5);
    for (const href of links) expect(href).toMatch(/^https:\/\/s\.example\//);
    const stems = links.filter((href) => href.endsWith('.md')).map((href) => `content${href.slice(SITE.length, -3)}`);
    for (const stem of stems) expect(existsSync(`${stem}.mdx`) || existsSync(`${stem}/index.mdx`), stem).toBe(true);
  });
});
