import type { TreeNode } from './tree.ts';

/** Writes a GFM table with its alignment. */
export function tableMarkdown(table: TreeNode, write: (nodes: readonly TreeNode[]) => string): string {
  const rows = getRows(table);
  const head = rows[0];
  if (!head) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const texts = (row: TreeNode) => getCells(row).map((cell) => cellText(write(cell.children ?? [])));
  return [line(texts(head)), line(getCells(head).map(rule)), ...rows.slice(1).map((row) => line(texts(row)))].join(
    '\n',
  );
}

/** The rows of a table, header included. */
export function getRows(node: TreeNode): TreeNode[] {
  return (node.children ?? []).flatMap((child) => (child.tagName === 'tr' ? [child] : getRows(child)));
}

export function getCells(row: TreeNode): TreeNode[] {
  return (row.children ?? []).filter((cell) => cell.tagName === 'td' || cell.tagName === 'th');
}

function cellText(text: string): string {
  return text
    .trim()
    .replace(/\\?\n/g, ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

function rule(cell: TreeNode): string {
  const align = /text-align:\s*(center|right|left)/.exec(String(cell.properties?.style ?? ''))?.[1];
  return align === 'center' ? ':-:' : align === 'right' ? '--:' : '---';
}
