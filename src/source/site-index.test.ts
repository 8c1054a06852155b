import { describe, expect, it } from 'vitest';
import { sectionOf } from '../site/sections.ts';
import { faqSidebar } from './faq-sidebar.ts';
import type { Page } from './pages.ts';
import { authorsOf, buildIndex } from './site-index.ts';

const page = (path: string, title: string, front: Partial<Page['front']> = {}): Page => ({
  path,
  section: sectionOf(path),
  slug: path,
  file: path,
  front: { title, description: 'x', ...front },
  source: '',
});
const member = (key: string) => ({ key, firstName: key, name: key, title: 'T', image: '/x', github: key });
const data = { team: [member('ann'), member('bob')], plans: [], footer: [], redirects: [] };
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
  ],
  data,
  () => ['/docs', '/docs/y', '/docs/x'],
);

describe('the index', () => {
  const paths = (section: Parameters<typeof index.pagesIn>[0]) => index.pagesIn(section).map(({ path }) => path);
  it('puts the newest first where pages have dates', () =>
    expect(paths('blog')).toEqual(['/blog/new', '/blog/alike', '/blog/old']));
  it('keeps the order of the sidebar, without the section’s own page', () =>
    expect(paths('docs')).toEqual(['/docs/y', '/docs/x']));
  it('sorts questions by title', () => expect(paths('faq')).toEqual(['/faq/all/a', '/faq/all/b']));
  it('has no pages where none are written', () => expect(paths('careers')).toEqual([]));
  it('knows authors by their keys, in their order', () => {
    expect(index.pagesIn('blog')[0]?.authors.map(({ key }) => key)).toEqual(['bob', 'ann']);
    expect(authorsOf(undefined, data.team)).toEqual([]);
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
