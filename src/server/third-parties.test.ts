import { parse } from 'node-html-parser';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakeSite } from '../pages/listing/fake-site.ts';
import { thirdPartiesPage } from '../pages/third-parties/third-parties-page.tsx';
import { readEnv, type SiteEnv } from '../site/env.ts';
import { getHosts, THIRD_PARTIES } from '../site/third-parties.ts';
import { contentSecurityPolicy } from './headers.ts';

const OFF = readEnv({});
const ON = readEnv({
  ANALYTICS_KEY: 'phc_1',
  ANALYTICS_HOST: 'https://stats.example/ingest',
  CRM_SCRIPT_URL: 'https://crm.example/1.js',
  CRM_HOSTS: 'https://track.crm.example',
});

const directives = (env: SiteEnv): Record<string, string[]> =>
  Object.fromEntries(
    contentSecurityPolicy(env)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').filter((word) => /^https?:/.test(word))]),
  );
const policyHosts = (env: SiteEnv) =>
  new Set(
    Object.values(directives(env))
      .flat()
      .map((origin) => new URL(origin).host),
  );
const tableHosts = (env: SiteEnv) =>
  new Set(THIRD_PARTIES.filter(({ category }) => category !== 'link').flatMap((party) => getHosts(party, env)));
const rows = (env: SiteEnv) => {
  const { Body } = thirdPartiesPage(env);
  const html = renderToStaticMarkup(
    createElement(Body, { site: fakeSite([]), query: new URLSearchParams(), signUpUrl: '' }),
  );
  return parse(html)
    .querySelectorAll('tbody tr')
    .map((row) => ({
      name: row.querySelector('th')?.text,
      hosts: row.querySelectorAll('code').map((code) => code.text),
      cells: row.querySelectorAll('td').map((cell) => cell.text),
    }));
};

describe.each([
  ['with nothing configured', OFF],
  ['with analytics and a CRM', ON],
])('%s', (_, env) => {
  it('policy, table and page name the same hosts', () => {
    expect(policyHosts(env)).toEqual(tableHosts(env));
    expect(rows(env).map(({ name, hosts }) => ({ name, hosts }))).toEqual(
      THIRD_PARTIES.map((party) => ({ name: party.name, hosts: getHosts(party, env) })),
    );
  });
  it('each party on the page has a purpose, a category and a retention period', () => {
    for (const { cells } of rows(env)) expect(cells.filter(Boolean)).toHaveLength(4);
  });
});

describe('the policy', () => {
  it('names analytics and CRM hosts only when they are configured', () => {
    expect(JSON.stringify(directives(OFF))).not.toMatch(/posthog|crm|stats/);
    expect(directives(ON)['script-src']).toEqual(['https://crm.example']);
    expect(directives(ON)['connect-src']?.slice(3)).toEqual([
      'https://stats.example',
      'https://crm.example',
      'https://track.crm.example',
    ]);
    expect(directives(ON)['img-src']).toEqual(['https://crm.example', 'https://track.crm.example']);
  });
  it('names no host of a tool without a key', () =>
    expect(
      contentSecurityPolicy(readEnv({ ANALYTICS_HOST: 'https://stats.example', CRM_HOSTS: 'https://t.example' })),
    ).toBe(contentSecurityPolicy(OFF)));
});

describe('Trusted Types', () => {
  const TRUSTED_TYPES = "; require-trusted-types-for 'script'; trusted-types sightglass";
  it('are required, also with analytics', () => {
    for (const env of [OFF, readEnv({ ANALYTICS_KEY: 'phc_1' })])
      expect(contentSecurityPolicy(env).endsWith(TRUSTED_TYPES)).toBe(true);
  });
  it("are off with the CRM, whose script doesn't support them", () => {
    expect(contentSecurityPolicy(ON)).not.toContain('trusted-types');
  });
});
