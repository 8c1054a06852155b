import { expect, it } from 'vitest';
import { listedPages } from '../../source/listed-pages.ts';
import { getNotebooks } from '../../source/notebooks.ts';
import type { Site } from '../../source/site.ts';
import { sitemapXml } from './sitemap.ts';

const page = (path: string, front: object = {}) => [path, { path, file: `content${path}.mdx`, front }];
const site = {
  pages: new Map([
    page('/docs/b', { date: '2026-01-01' }),
    page('/docs/a'),
    page('/docs/dated', { date: '2026-02-02' }),
    page('/docs/hidden', { noindex: true }),
    page('/docs/copy', { canonical: '/docs/a' }),
    page('/docs/own', { canonical: '/docs/own' }),
  ] as never),
  coded: new Map(
    [{ path: '/' }, { path: '/jp' }, { path: '/search', noindex: true }].map((coded) => [coded.path, coded]) as never,
  ),
  notebooks: getNotebooks([], '.'),
  editedAt: new Map([
    ['content/docs/b.mdx', '2026-03-03'],
    ['src/pages/home/home-page.tsx', '2026-02-04'],
    ['src/pages/locale-home/locale-home.tsx', '2026-02-05'],
  ]),
} as unknown as Site;
const pages = listedPages(site, 'https://s.example');

it('lists indexable pages that are their own canonical URL', () =>
  expect(pages.map(({ path }) => path)).toEqual(['/', '/docs/a', '/docs/b', '/docs/dated', '/docs/own', '/jp']));

it('has the real modification date of written and coded pages', () =>
  expect(Object.fromEntries(pages.map(({ path, modified }) => [path, modified]))).toMatchObject({
    '/docs/b': '2026-03-03',
    '/docs/dated': '2026-02-02',
    '/': '2026-02-04',
    '/jp': '2026-02-05',
  }));

it('formats URLs, dates and languages', () => {
  const xml = sitemapXml(pages, 'https://s.example');
  expect(xml).toContain('<url><loc>https://s.example/docs/b</loc><lastmod>2026-03-03</lastmod></url>');
  expect(xml).toContain('<url><loc>https://s.example/docs/dated</loc><lastmod>2026-02-02</lastmod></url>');
  expect(xml).toContain(
    '<url><loc>https://s.example/jp</loc><lastmod>2026-02-05</lastmod><xhtml:link rel="alternate" hreflang="en" href="https://s.example/"/>',
  );
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(2);
});
