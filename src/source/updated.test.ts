import { expect, it } from 'vitest';
import { getUpdated, type UpdatedSource } from './updated.ts';

const page = (file: string, date?: string) => ({ file, front: { date } });
const site = {
  pages: new Map(
    Object.entries({
      '/docs': page('content/docs/index.mdx'),
      '/blog/new': page('content/blog/new.mdx', '2026-02-02'),
      '/docs/fresh': page('content/docs/fresh.mdx'),
    }),
  ),
  coded: new Map(
    Object.entries({
      '/': {},
      '/blog': {},
      '/blog/tag/evaluation': {},
      '/pricing': {},
      '/jp': {},
      '/docs/roadmap': {},
      '/faq': {},
    }),
  ),
  editedAt: new Map([
    ['content/docs/index.mdx', '2026-01-01'],
    ['content/docs/other.mdx', '2026-05-05'],
    ['src/pages/blog/blog-pages.tsx', '2026-03-03'],
    ['src/pages/blog/PostList.tsx', '2026-03-04'],
    ['src/pages/home/home-page.tsx', '2026-04-04'],
    ['src/pages/locale-home/locale-home.tsx', '2026-04-01'],
    ['src/pages/roadmap/roadmap-page.tsx', '2026-04-02'],
    ['src/pages/faq/faq-pages.tsx', '2026-01-09'],
    ['content/faq/a.mdx', '2026-02-09'],
    ['content/faq/b.mdx', '2026-01-10'],
  ]),
} as unknown as UpdatedSource;

it.each([
  ['/docs', '2026-01-01'],
  ['/blog/new', '2026-02-02'],
  ['/docs/fresh', '2026-05-05'],
  ['/blog', '2026-03-04'],
  ['/blog/tag/evaluation', '2026-03-04'],
  ['/pricing', '2026-04-04'],
  ['/', '2026-04-04'],
  ['/jp', '2026-04-01'],
  ['/docs/roadmap', '2026-04-02'],
  ['/faq', '2026-02-09'],
  ['/nowhere', undefined],
])('%s changed on %s', (path, date) => expect(getUpdated(path, site)).toBe(date));

it('returns no date without a history', () =>
  expect(getUpdated('/docs', { ...site, editedAt: new Map() })).toBeUndefined());
