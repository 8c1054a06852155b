import { describe, expect, it } from 'vitest';
import { PLANS_FIXTURE } from '../site/plans.fixture.ts';
import { getSection } from '../site/sections.ts';
import { faqSidebar } from './faq-sidebar.ts';
import type { Page } from './pages.ts';
import { buildIndex, getAuthors } from './site-index.ts';

const page = (path: string, title: string, front: Partial<Page['front']> = {}): Page => ({
  path,
  section: getSection(path),
  slug: path,
  file: path,
  front: { title, description: 'x', ...front },
  source: '',
});
const member = (key: string) => ({ key, firstName: key, name: key, title: 'T', image: '/x', github: key });
const data = {
  team: [member('ann'), member('bob')],
  plans: [],
  pricing: PLANS_FIXTURE,
  footer: [],
  redirects: [{ from: '/docs/moved', to: '/docs/x', permanent: true }],
  folders: {},
};
const index = buildIndex(
  [
    page('/blog/old', 'Old', { date: '2026-01-01' }),
    page('/blog/new', 'New', { date: '2026-02-01', authors: ['bob', 'nobody', 'ann'] }),
    page('/blog/alike', 'Alike', { date: '2026-01-01' }),
    page('/faq/all/b', 'Beta', { tags: ['two', 'one'] }),
    page('/faq/all/a', 'Alpha', { tags: ['one'], sidebarTitle: 'A' }),
    page('/docs', 'Docs'),
    page('/docs/x', 'X'),
    page('/docs/y', 'Y'),
    page('/docs/deep/a', 'Deep'),
    page('/docs/moved/a', 'Moved', { aliases: ['/docs/former'] }),
    page('/docs/former/a', 'Former'),
  ],
  data,
  () => ['/docs', '/docs/y', '/docs/x'].map((path) => ({ kind: 'page', title: path, path })),
);

describe('the index', () => {
  const paths = (section: Parameters<typeof index.pagesIn>[0]) => index.pagesIn(section).map(({ path }) => path);
  it('puts the newest first if pages have dates', () =>
    expect(paths('blog')).toEqual(['/blog/new', '/blog/alike', '/blog/old']));
  it('keeps the order of the sidebar, without the section’s own page', () =>
    expect(paths('docs').slice(0, 2)).toEqual(['/docs/y', '/docs/x']));
  it('separates folders without a page, redirects and former paths', () =>
    expect(index.folders([{ path: '/faq/tag/one', title: 'One', description: 'x' }]).map(({ path }) => path)).toEqual([
      '/blog',
      '/docs/deep',
      '/faq',
      '/faq/all',
      '/faq/tag',
    ]));
  it('sorts questions by title', () => expect(paths('faq')).toEqual(['/faq/all/a', '/faq/all/b']));
  it('has no pages if none are written', () => expect(paths('careers')).toEqual([]));
  it('finds authors by their keys, in their order', () => {
    expect(index.pagesIn('blog')[0]?.authors.map(({ key }) => key)).toEqual(['bob', 'ann']);
    expect(getAuthors(undefined, data.team)).toEqual([]);
  });
});

it('the sidebar of the FAQ has the index, each tag once, then every question', () => {
  const entries = faqSidebar('/faq', index.pagesIn('faq')).map((node) =>
    node.kind === 'page' ? `${node.title} ${node.path}` : node.title,
  );
  expect(entries).toEqual([
    'Overview /faq',
    'Topics',
    'One /faq/tag/one',
    'Two /faq/tag/two',
    'Questions',
    'A /faq/all/a',
    'Beta /faq/all/b',
  ]);
});
