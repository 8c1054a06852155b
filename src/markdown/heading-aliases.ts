import { type TreeNode, walk } from './tree.ts';

/** Puts an empty anchor with each former id into the heading that replaces it, over as many renames as there were. */
export function addFormerHeadingAnchors(tree: TreeNode, aliases: Readonly<Record<string, string>>): void {
  if (Object.keys(aliases).length === 0) return;
  const headings = new Map<string, TreeNode>();
  walk(tree, (node) => {
    const id = /^h[2-6]$/.test(node.tagName ?? '') ? node.properties?.id : undefined;
    if (typeof id === 'string') headings.set(id, node);
  });
  for (const former of Object.keys(aliases)) {
    const heading = headings.has(former) ? undefined : headings.get(getEnd(former, aliases));
    heading?.children?.unshift({ type: 'element', tagName: 'span', properties: { id: former }, children: [] });
  }
}

function getEnd(former: string, aliases: Readonly<Record<string, string>>): string {
  const seen = new Set<string>();
  let id = former;
  while (aliases[id] !== undefined && !seen.has(id)) {
    seen.add(id);
    id = aliases[id] ?? id;
  }
  return id;
}
