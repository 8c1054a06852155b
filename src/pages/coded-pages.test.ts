import { expect, it } from 'vitest';
import { readEnv } from '../site/env.ts';
import { codedPages } from './coded-pages.ts';
import { fakePage, fakeSite } from './listing/fake-site.ts';
import { marketingPages } from './marketing-pages.ts';

const site = fakeSite([
  fakePage({ path: '/blog/a', section: 'blog', date: '2026-01-01', tags: ['sdk'] }),
  fakePage({ path: '/faq/all/a', section: 'faq', tags: ['billing'] }),
]);
const pages = codedPages(site, readEnv({}));
const paths = pages.map((page) => page.path);

it('has every page once', () => expect(new Set(paths).size).toBe(paths.length));

it('contains the marketing pages, the indexes and the tag pages', () => {
  const indexes = [
    '/blog',
    '/blog/tag/sdk',
    '/changelog',
    '/faq',
    '/faq/tag/billing',
    '/search',
    '/feedback',
    '/404',
    '/third-parties',
  ];
  const docs = ['/docs/roadmap', '/docs/ask-ai', '/docs/docs-mcp'];
  expect(paths).toEqual(expect.arrayContaining([...marketingPages.map((page) => page.path), ...indexes, ...docs]));
});

it('adds an index page for each folder without one', () => {
  const folder = { path: '/docs/sdk', title: 'SDKs', description: 'Every SDK.', pages: [], folders: [] };
  const found = codedPages({ ...site, folders: () => [folder] }, readEnv({})).find(({ path }) => path === folder.path);
  expect(found).toMatchObject({ title: 'SDKs', seoTitle: 'SDKs in Docs', layout: 'docs', isFolder: true });
});

it.each([
  ['/docs/sdk', 'SDKs', 'SDKs in Docs'],
  ['/integrations/frameworks', 'Framework integrations', 'Framework integrations'],
  ['/guides/cookbook', 'Cookbook', 'Cookbook'],
  ['/handbook/operations', 'Operations', 'Operations'],
])('names the section once in the browser title of the folder %s', (path, title, seoTitle) => {
  const folder = { path, title, description: 'Pages.', pages: [], folders: [] };
  const found = codedPages({ ...site, folders: () => [folder] }, readEnv({})).find((page) => page.path === path);
  expect(found?.seoTitle).toBe(seoTitle);
});

it('includes the UI gallery only in development', () => expect(paths).not.toContain('/ui'));

it('gives each page a description that fits a search result', () => {
  for (const page of pages) expect.soft(page.description.length, page.path).toBeGreaterThanOrEqual(40);
  for (const page of pages) expect.soft(page.description.length, page.path).toBeLessThanOrEqual(170);
});
