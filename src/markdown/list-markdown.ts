import type { TreeNode } from './tree.ts';

/** Writes a list; items that contain several blocks are indented under their mark. */
export function listMarkdown(list: TreeNode, write: (nodes: readonly TreeNode[]) => string): string {
  const items = (list.children ?? []).filter((child) => child.tagName === 'li');
  const ordered = list.tagName === 'ol';
  const first = Number(list.properties?.start ?? 1);
  const loose = items.some((item) => (item.children ?? []).filter((child) => child.tagName === 'p').length > 0);
  const lines = items.map((item, index) => {
    const mark = ordered ? `${first + index}. ` : '- ';
    const body = write(item.children ?? []);
    // Lists within an item follow it at once; code may contain lines that only look like lists.
    const tight = body.includes('```') ? body : body.replace(/\n\n(?=\s*(?:-|\d+\.) )/g, '\n');
    return `${mark}${indent(tight, mark.length)}`.trimEnd();
  });
  return lines.join(loose ? '\n\n' : '\n');
}

/** Moves every line but the first to the right; empty lines stay empty. */
export function indent(text: string, spaces: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(spaces)}`);
}
