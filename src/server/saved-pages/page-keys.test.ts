import { expect, it } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { loadSite, type Site } from '../../source/site.ts';
import { createPageKeys, readFileHashes } from './page-keys.ts';

const site = loadSite(process.cwd(), () => []);
const files = readFileHashes(process.cwd());
const env = readEnv({});
const renderSettings = { env, year: 2026, hasServer: true };
const PAGE = '/docs/tracing/tags';
const OTHER = '/docs/tracing/sessions';

/** The site with another version of one page. */
function withPage(path: string, change: (source: string) => Partial<{ source: string; title: string }>): Site {
  const page = site.pages.get(path);
  if (!page) throw new Error(path);
  const { source = page.source, title = page.front.title } = change(page.source);
  const pages = new Map(site.pages).set(path, { ...page, source, front: { ...page.front, title } });
  return { ...site, pages };
}

const getKeys = (changed: Site, others: Partial<typeof renderSettings> = {}, hashes = files) => {
  const getKey = createPageKeys(changed, hashes, { ...renderSettings, ...others });
  return [getKey(PAGE), getKey(OTHER)];
};
const [page, other] = getKeys(site);

it('is the same for the same site', () => {
  expect(getKeys(site)).toEqual([page, other]);
  expect(page).not.toBe(other);
});

it('changes only with the text of the page', () => {
  const [edited, unedited] = getKeys(withPage(PAGE, (source) => ({ source: `${source}\nMore.` })));
  expect(edited).not.toBe(page);
  expect(unedited).toBe(other);
});

it('changes for all pages with a title, the public URL, the year and whether there is a server', () => {
  const changed = [
    getKeys(withPage(OTHER, () => ({ title: 'Zebras' }))),
    getKeys(site, { env: readEnv({ SITE_URL: 'https://elsewhere.example' }) }),
    getKeys(site, { year: 2027 }),
    getKeys(site, { hasServer: false }),
  ];
  expect(changed.filter(([key]) => key === page)).toEqual([]);
});

it('does not depend on secrets', () => {
  expect(getKeys(site, { env: { ...env, ogSecret: 'other', siteSecret: 'other' } })).toEqual([page, other]);
});

it('changes with who wrote the page and when', () => {
  const file = site.pages.get(PAGE)?.file ?? '';
  const [edited, unedited] = getKeys({ ...site, editedAt: new Map(site.editedAt).set(file, '2030-01-01') });
  expect(edited).not.toBe(page);
  expect(unedited).toBe(other);
});

it.each(['content/data/skill.md', 'content/data/team.json', 'contracts/plans.json', 'dist/client/.vite/manifest.json'])(
  'changes for all pages with %s, which no page owns',
  (file) => {
    const [one, two] = getKeys(site, {}, new Map(files).set(file, 'changed'));
    expect([one === page, two === other]).toEqual([false, false]);
  },
);

it('stays the same for other pages if the file of one page has changed', () => {
  const file = site.pages.get(PAGE)?.file ?? '';
  expect(getKeys(site, {}, new Map(files).set(file, 'changed'))).toEqual([page, other]);
});

it('changes when samples are checked for the first time', () => {
  const versions = { python: '1', typescript: '2', api: '3', platform: '4' };
  const checked = { ...site, samples: { versions, find: () => undefined } };
  const unchecked = { ...site, samples: undefined };
  expect(getKeys(checked)[0]).not.toBe(getKeys(unchecked)[0]);
});
