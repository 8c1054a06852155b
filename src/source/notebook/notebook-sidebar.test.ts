import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cookbookSchema } from '../../schema/cookbook.ts';
import { getSection } from '../../site/sections.ts';
import type { Page } from '../pages.ts';
import { flatten, type SidebarNode, type SidebarPage } from '../sidebar.ts';
import { readNotebookPages } from './notebook-pages.ts';
import { addNotebooksToSidebar, withCookbook } from './notebook-sidebar.ts';

const link = (path: string): SidebarNode => ({ kind: 'page', title: path, path });
const notebook = (path: string, title = path): SidebarPage => ({
  slug: path,
  path,
  title,
  file: 'cookbook/a.ipynb',
  isPlacedAutomatically: true,
});
const titles = (nodes: readonly SidebarNode[]) => nodes.map(({ title }) => title);

describe('addNotebooksToSidebar', () => {
  const nodes: SidebarNode[] = [
    link('/integrations'),
    { kind: 'group', title: 'Frameworks', children: [link('/integrations/frameworks/langchain')] },
  ];
  it('puts a notebook into the group of its folder', () => {
    const placed = addNotebooksToSidebar(nodes, [notebook('/integrations/frameworks/dspy')], '/integrations');
    expect(placed[1]).toMatchObject({ children: [{}, { path: '/integrations/frameworks/dspy' }] });
  });
  it('creates a group for a folder without one', () => {
    const added = [notebook('/integrations/model-providers/b', 'B'), notebook('/integrations/model-providers/a', 'A')];
    const placed = addNotebooksToSidebar(nodes, added, '/integrations');
    expect(titles(placed)).toEqual(['/integrations', 'Frameworks', 'Model providers']);
    expect(placed[2]).toMatchObject({ children: [{ title: 'A' }, { title: 'B' }] });
  });
  it('keeps pages that the sidebar file names, and pages that are not notebooks', () => {
    const listed = notebook('/integrations/frameworks/langchain');
    const written = { ...notebook('/integrations/frameworks/other'), isPlacedAutomatically: false };
    expect(flatten(addNotebooksToSidebar(nodes, [listed, written], '/integrations'))).toHaveLength(2);
  });
});

describe('withCookbook', () => {
  const page = (name: string, category: string, more: { isGuide?: boolean; canonical?: string } = {}): Page => ({
    path: `/guides/cookbook/${name}`,
    section: getSection(`/guides/cookbook/${name}`),
    slug: name,
    file: `cookbook/${name}.ipynb`,
    front: { title: name, description: '', canonical: more.canonical },
    source: '',
    notebook: { name, isGuide: more.isGuide ?? true, category, body: { cells: [] } },
  });
  it('lists notebooks by category, except one that belongs to its docs page', () => {
    const pages = [
      page('b', 'evaluation'),
      page('a', 'observability'),
      page('c', 'frameworks', { isGuide: false, canonical: '/integrations/frameworks/c' }),
      page('d', 'other', { isGuide: false }),
    ];
    const nodes = withCookbook([link('/guides')], pages);
    expect(titles(nodes)).toEqual(['/guides', 'Cookbook', 'Observability', 'Evaluation', 'Other']);
  });
  it('adds nothing without notebooks', () => expect(withCookbook([link('/guides')], [])).toHaveLength(1));
});

it('notebook titles fit the sidebar, and no two of a category are alike', () => {
  const entries = cookbookSchema.parse(JSON.parse(readFileSync('cookbook/notebooks.json', 'utf8')));
  const nodes = withCookbook([], readNotebookPages(process.cwd(), entries).pages);
  const groups = nodes.flatMap((node) => (node.kind === 'group' ? [titles(node.children)] : []));
  expect(groups.flat().filter((title) => title.length > 32)).toEqual([]);
  for (const group of groups) expect(new Set(group).size).toBe(group.length);
});
