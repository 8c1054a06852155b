import { expect, it } from 'vitest';
import { readEnv } from '../../site/env.ts';
import { loadSite, type Site } from '../../source/site.ts';
import { createPageKeys } from './page-keys.ts';

const site = loadSite(process.cwd(), () => []);
const env = readEnv({});
const drawnWith = { env, year: 2026, live: true };
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

const keysOf = (changed: Site, others: Partial<typeof drawnWith> = {}) => {
  const keyOf = createPageKeys(changed, { ...drawnWith, ...others });
  return [keyOf(PAGE), keyOf(OTHER)];
};
const [page, other] = keysOf(site);

it('is the same for the same site', () => {
  expect(keysOf(site)).toEqual([page, other]);
  expect(page).not.toBe(other);
});

it('changes with the text of the page alone', () => {
  const [edited, unedited] = keysOf(withPage(PAGE, (source) => ({ source: `${source}\nMore.` })));
  expect(edited).not.toBe(page);
  expect(unedited).toBe(other);
});

it('changes for all pages with a title, the public URL, the year and the way pages are drawn', () => {
  const changed = [
    keysOf(withPage(OTHER, () => ({ title: 'Zebras' }))),
    keysOf(site, { env: readEnv({ SITE_URL: 'https://elsewhere.example' }) }),
    keysOf(site, { year: 2027 }),
    keysOf(site, { live: false }),
  ];
  expect(changed.filter(([key]) => key === page)).toEqual([]);
});

it('stays the same with another secret', () => {
  expect(keysOf(site, { env: { ...env, ogSecret: 'other', siteSecret: 'other' } })).toEqual([page, other]);
});

it('changes with who wrote the page and when', () => {
  const file = site.pages.get(PAGE)?.file ?? '';
  const [edited, unedited] = keysOf({ ...site, editedAt: new Map(site.editedAt).set(file, '2030-01-01') });
  expect(edited).not.toBe(page);
  expect(unedited).toBe(other);
});
