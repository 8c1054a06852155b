import { describe, expect, it } from 'vitest';
import { formatFault } from '../lib/fault.ts';
import type { SidebarEntry } from '../schema/sidebar.ts';
import { sectionById } from '../site/sections.ts';
import { buildSidebar, flatten, readSidebar } from './sidebar.ts';
import { collapseSidebar, getPlaces } from './sidebar-places.ts';

const page = (slug: string) => ({
  slug,
  path: `/docs/${slug}`,
  file: `content/docs/${slug}.mdx`,
  title: slug.toUpperCase(),
});
const ENTRIES: SidebarEntry[] = ['a', { heading: 'Part' }, { group: 'G', pages: ['b', { group: 'H', pages: ['c'] }] }];
const SOURCE = '- a\n- heading: Part\n- group: G\n  pages:\n    - b\n    - group: H\n      pages: [c]\n';
const build = (entries: SidebarEntry[], slugs: string[], source = SOURCE) =>
  buildSidebar(entries, slugs.map(page), 'content/docs/sidebar.yaml', source);

describe('buildSidebar', () => {
  const { nodes, faults } = build(ENTRIES, ['a', 'b', 'c']);
  it('builds a tree in the written order', () => {
    expect(faults).toEqual([]);
    expect(nodes).toEqual([
      { kind: 'page', title: 'A', path: '/docs/a', label: undefined },
      { kind: 'heading', title: 'Part' },
      {
        kind: 'group',
        title: 'G',
        children: [
          { kind: 'page', title: 'B', path: '/docs/b', label: undefined },
          { kind: 'group', title: 'H', children: [{ kind: 'page', title: 'C', path: '/docs/c', label: undefined }] },
        ],
      },
    ]);
  });
  it('can be read from top to bottom', () =>
    expect(flatten(nodes).map(({ path }) => path)).toEqual(['/docs/a', '/docs/b', '/docs/c']));
  it.each([
    ['/docs/a', []],
    ['/docs/b', ['G']],
    ['/docs/c', ['G', 'H']],
    ['/docs/d', undefined],
  ])('finds the groups that contain %s', (path, groups) =>
    expect(
      getPlaces(nodes)
        .byPath.get(path)
        ?.groups.map(({ title }) => title),
    ).toEqual(groups),
  );
  it.each([
    [
      'a page that is not listed',
      ENTRIES,
      ['a', 'b', 'c', 'x/y'],
      SOURCE,
      'content/docs/x/y.mdx:1: The page is not in content/docs/sidebar.yaml. Add "- x/y" there.',
    ],
    [
      'an entry without a page',
      ['tracing', 'traci'] as SidebarEntry[],
      ['tracing'],
      '- tracing\n- traci\n',
      'content/docs/sidebar.yaml:2: No page has the slug "traci". Did you mean "tracing"?',
    ],
    [
      'an unknown entry without a similar page',
      ['a', 'something-else'] as SidebarEntry[],
      ['a'],
      '- a\n- something-else\n',
      'content/docs/sidebar.yaml:2: No page has the slug "something-else". Remove the line, or write the page.',
    ],
    [
      'a duplicate entry',
      ['a', 'a'] as SidebarEntry[],
      ['a'],
      '- a\n- a\n',
      'content/docs/sidebar.yaml:2: The page "a" is listed twice. Remove one of the two lines.',
    ],
  ])('explains %s', (_, entries, slugs, source, fault) =>
    expect(build(entries, slugs, source).faults.map(formatFault)).toEqual([fault]),
  );
});

it('buildSidebar skips a page that could not be read, without a fault', () => {
  const { nodes, faults } = buildSidebar(['a', 'b'], [page('a')], 'content/docs/sidebar.yaml', '- a\n- b\n', ['b']);
  expect([flatten(nodes).length, faults]).toEqual([1, []]);
});

it('readSidebar reports a missing file', () => {
  const { faults } = readSidebar('/nowhere', sectionById('docs'), []);
  expect(faults.map(formatFault)).toEqual([
    'content/docs/sidebar.yaml: The section has no sidebar file. Create it: a YAML list of page slugs.',
  ]);
});

describe('collapseSidebar', () => {
  const { nodes } = build(
    [...ENTRIES, { group: 'Other', pages: [{ group: 'Deep', pages: ['d', 'e'] }] }],
    ['a', 'b', 'c', 'd', 'e'],
  );
  const titles = (path: string, max: number) =>
    collapseSidebar(nodes, path, max).map((node) => `${node.kind} ${node.title}`);
  it('leaves a short sidebar unchanged', () => expect(collapseSidebar(nodes, '/docs/a', 5)).toBe(nodes));
  it('keeps the groups that contain the page, and turns the others into links', () => {
    expect(titles('/docs/c', 4)).toEqual(['page A', 'heading Part', 'group G', 'page Other']);
    expect(titles('/docs/a', 4)).toEqual(['page A', 'heading Part', 'page G', 'page Other']);
    expect(collapseSidebar(nodes, '/docs/a', 4).at(-1)).toEqual({ kind: 'page', title: 'Other', path: '/docs/d' });
    expect(flatten(collapseSidebar(nodes, '/docs/c', 4)).map(({ path }) => path)).toContain('/docs/c');
  });
});
