import { formatTag } from '../../lib/tags.ts';
import { NOTEBOOK_CATEGORIES } from '../../schema/front-matter.ts';
import { sectionById } from '../../site/sections.ts';
import type { Page } from '../pages.ts';
import { flatten, type SidebarNode, type SidebarPage } from '../sidebar.ts';

const getNode = ({ title, path, label }: SidebarPage): SidebarNode => ({ kind: 'page', title, path, label });
const getFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));
const byTitle = (a: { title: string }, b: { title: string }) => a.title.localeCompare(b.title, 'en');

/** Puts notebooks that `sidebar.yaml` does not name into the group of their folder, or into a new group. */
export function addNotebooksToSidebar(
  nodes: readonly SidebarNode[],
  pages: readonly SidebarPage[],
  prefix: string,
): SidebarNode[] {
  const listed = new Set(flatten(nodes).map(({ path }) => path));
  const open = pages
    .filter(({ isPlacedAutomatically, path }) => isPlacedAutomatically && !listed.has(path))
    .sort(byTitle);
  let placed = [...nodes];
  for (const [folder, folderPages] of Map.groupBy(open, ({ path }) => getFolder(path))) {
    const inGroup = insertInto(placed, folder, folderPages.map(getNode));
    if (inGroup) placed = inGroup;
    else {
      const [name = ''] = folder.slice(prefix.length + 1).split('/');
      const title = formatTag(name);
      const group = placed.filter((node) => node.kind === 'group').find((node) => node.title === title);
      const children = folderPages.map(getNode);
      placed = group
        ? placed.map((node) => (node === group ? { ...group, children: [...group.children, ...children] } : node))
        : [...placed, { kind: 'group', title, children }];
    }
  }
  return placed;
}

/** The same list with pages after the last one of their folder, at any depth; undefined if there is none. */
function insertInto(nodes: readonly SidebarNode[], folder: string, added: SidebarNode[]): SidebarNode[] | undefined {
  const last = nodes.findLastIndex((node) => node.kind === 'page' && getFolder(node.path) === folder);
  if (last >= 0) return nodes.toSpliced(last + 1, 0, ...added);
  for (const [index, node] of nodes.entries()) {
    if (node.kind !== 'group') continue;
    const children = insertInto(node.children, folder, added);
    if (children) return nodes.with(index, { ...node, children });
  }
  return undefined;
}

/** The sidebar of the guides with the notebooks of the cookbook by category. Those that are not guides appear only on their docs page. */
export function withCookbook(nodes: readonly SidebarNode[], pages: readonly Page[]): SidebarNode[] {
  const shown = pages.filter(
    ({ section, notebook, front }) => section.id === 'cookbook' && (notebook?.isGuide || !front.canonical),
  );
  if (shown.length === 0) return [...nodes];
  const groups = NOTEBOOK_CATEGORIES.flatMap((category): SidebarNode[] => {
    const categoryPages = shown.filter(({ notebook }) => notebook?.category === category);
    const links = categoryPages.map(({ path, front: { title, sidebarTitle = title, label } }) => ({
      kind: 'page' as const,
      title: sidebarTitle,
      path,
      label,
    }));
    return links.length > 0 ? [{ kind: 'group', title: formatTag(category), children: links.sort(byTitle) }] : [];
  });
  return [...nodes, { kind: 'heading', title: sectionById('cookbook').label }, ...groups];
}
