import { SIDEBAR_WHOLE_MAX } from '../site/limits.ts';
import { flatten, type SidebarNode } from './sidebar.ts';

export type SidebarGroup = Extract<SidebarNode, { kind: 'group' }>;

interface Places {
  /** Pages from top to bottom. */
  order: readonly { title: string; path: string }[];
  /** The position of each page in that order, and the groups that contain it, outermost first. */
  byPath: ReadonlyMap<string, { index: number; groups: readonly SidebarGroup[] }>;
}

const cache = new WeakMap<readonly SidebarNode[], Places>();

/** The position of every page of a sidebar, computed once, so that pages of large sections are as fast as those of small ones. */
export function getPlaces(nodes: readonly SidebarNode[]): Places {
  const cached = cache.get(nodes);
  if (cached) return cached;
  const byPath = new Map<string, { index: number; groups: readonly SidebarGroup[] }>();
  const note = (children: readonly SidebarNode[], groups: readonly SidebarGroup[]) => {
    for (const node of children) {
      if (node.kind === 'page' && !byPath.has(node.path)) byPath.set(node.path, { index: byPath.size, groups });
      if (node.kind === 'group') note(node.children, [...groups, node]);
    }
  };
  note(nodes, []);
  const places = { order: flatten(nodes), byPath };
  cache.set(nodes, places);
  return places;
}

/** A long sidebar reduced to the groups that contain a path: every other group becomes a link to its first page. A short one stays whole. */
export function collapseSidebar(nodes: SidebarNode[], path: string, maxUncollapsed = SIDEBAR_WHOLE_MAX): SidebarNode[] {
  const { order, byPath } = getPlaces(nodes);
  return order.length > maxUncollapsed ? collapseGroups(nodes, new Set(byPath.get(path)?.groups)) : nodes;
}

function collapseGroups(nodes: readonly SidebarNode[], open: ReadonlySet<SidebarNode>): SidebarNode[] {
  return nodes.map((node) => {
    if (node.kind !== 'group') return node;
    if (open.has(node)) return { ...node, children: collapseGroups(node.children, open) };
    const path = firstPath(node);
    return path === undefined ? node : { kind: 'page', title: node.title, path };
  });
}

function firstPath(node: SidebarNode): string | undefined {
  if (node.kind === 'page') return node.path;
  if (node.kind === 'heading') return undefined;
  for (const child of node.children) {
    const path = firstPath(child);
    if (path !== undefined) return path;
  }
  return undefined;
}
