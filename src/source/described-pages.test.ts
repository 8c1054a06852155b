import { expect, it } from 'vitest';
import { describedPages } from './described-pages.ts';
import { getNotebooks } from './notebooks.ts';
import { getOuterSection } from './outer-section.ts';
import type { Site } from './site.ts';

const written = (path: string, more = {}) =>
  [path, { path, file: `content${path}.mdx`, front: { title: `T ${path}`, description: 'D', ...more } }] as const;
const site = {
  pages: new Map([
    written('/docs/b'),
    written('/docs/a'),
    written('/docs'),
    written('/docs/hidden', { noindex: true }),
    written('/guides/cookbook/x'),
    written('/guides/z'),
  ]),
  coded: new Map([['/', { path: '/', title: 'Home', description: 'H' }]]),
  sidebars: new Map([
    [
      'docs',
      [
        { kind: 'page', title: 'Docs', path: '/docs' },
        { kind: 'group', title: 'Letters', children: [{ kind: 'page', title: 'B', path: '/docs/b' }] },
        { kind: 'page', title: 'A', path: '/docs/a' },
      ],
    ],
  ]),
  index: { pagesIn: () => [] },
  notebooks: getNotebooks([], '.'),
  editedAt: new Map([['content/docs/b.mdx', '2026-01-01']]),
} as unknown as Site;
const pages = describedPages(site, 'https://s.example');

it('lists sections in order, each in the order of its sidebar, without hidden pages', () =>
  expect(pages.map(({ path }) => path)).toEqual([
    '/docs',
    '/docs/b',
    '/docs/a',
    '/guides/cookbook/x',
    '/guides/z',
    '/',
  ]));

it('describes a page with absolute URLs', () => {
  expect(pages[1]).toEqual({
    path: '/docs/b',
    title: 'T /docs/b',
    description: 'D',
    section: 'docs',
    group: 'Letters',
    url: 'https://s.example/docs/b',
    markdown: 'https://s.example/docs/b.md',
    updated: '2026-01-01',
  });
  expect(pages.at(-1)).toMatchObject({ url: 'https://s.example/', markdown: 'https://s.example/index.md' });
});

it('puts a page into its broadest section', () => {
  expect(getOuterSection('/guides/cookbook/x').id).toBe('guides');
  expect(getOuterSection('/pricing').id).toBe('pages');
});
