import { splitAtBreakPoints } from '../lib/break-points.ts';
import { getText, type TreeNode } from './tree.ts';

/**
 * How a table is shown on a phone: `fields` and `records` become lists, a `grid` stays a table.
 * Fields are a name, short facts and a meaning; the cells of records are all prose.
 */
export type TableLayout = 'fields' | 'records' | 'grid';

const FIELD_MEANING = 'Meaning';
const LIST_MIN_COLUMNS = 3;

/** The layout for a table with this header. A table whose first column has no name compares its columns: it stays a grid. */
export function getTableLayout(head: readonly string[]): TableLayout {
  if (head.length < LIST_MIN_COLUMNS || !head[0]) return 'grid';
  return head.at(-1) === FIELD_MEANING ? 'fields' : 'records';
}

/** How deep each field is nested: `messages[].role` is one level below a `messages` that comes before it. */
export function getFieldDepths(names: readonly string[]): number[] {
  const depths = new Map<string, number>();
  return names.map((name) => {
    const parent = name.replace(/(\[\])?\.[^.]*$/, '');
    const depth = parent === name ? 0 : (depths.get(parent) ?? -1) + 1;
    depths.set(name, depth);
    return depth;
  });
}

/** What fits into the first of two columns on a phone. */
const MAX_CODE_CHARACTERS = 15;

/** Words with hyphens up to this length stay on one line. */
const MAX_WHOLE_CHARACTERS = 20;

const staysWhole = (word: string) => word.includes('-') && word.length <= MAX_WHOLE_CHARACTERS;

/** Lets long names break where they have parts. */
function withCodeBreaks(node: TreeNode): TreeNode {
  if (node.tagName !== 'code') return node.children ? { ...node, children: node.children.map(withCodeBreaks) } : node;
  const text = getText(node);
  const parts = text.split(' ').some(staysWhole) ? [text] : splitAtBreakPoints(text, MAX_CODE_CHARACTERS);
  if (parts.length === 1) return node;
  const children = parts.flatMap((value, index): TreeNode[] => [
    ...(index > 0 ? [{ type: 'element', tagName: 'wbr' }] : []),
    { type: 'text', value },
  ]);
  return { ...node, children };
}

/** ARIA roles, because a table displayed as a list loses its own in some browsers. */
export const TABLE_ROLES = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
} as const;

/** Prepares a table for its layout: labels cells with their column, and rows of fields with their depth. */
export function layOutTable(table: TreeNode): { node: TreeNode; layout: TableLayout } {
  const rows = (section: string) =>
    elements(elements(table).find(({ tagName }) => tagName === section)).filter(({ tagName }) => tagName === 'tr');
  const head = elements(rows('thead')[0]).map((cell) => getText(cell).trim());
  const layout = getTableLayout(head);
  if (layout === 'grid') return { node: head.length < LIST_MIN_COLUMNS ? withCodeBreaks(table) : table, layout };
  const body = rows('tbody');
  const depths = getFieldDepths(body.map((row) => getText(elements(row)[0] ?? row).trim()));
  const getDepth = new Map(body.map((row, index) => [row, layout === 'fields' ? depths[index] : 0]));
  return { node: withListAttributes(table, head, getDepth), layout };
}

const elements = (node: TreeNode | undefined) => (node?.children ?? []).filter(({ type }) => type === 'element');

function withListAttributes(
  node: TreeNode,
  head: readonly string[],
  getDepth: ReadonlyMap<TreeNode, number | undefined>,
  column = 0,
): TreeNode {
  const name = node.tagName as keyof typeof TABLE_ROLES;
  if (node.type !== 'element' || !(name in TABLE_ROLES)) return node;
  const properties = {
    ...node.properties,
    role: TABLE_ROLES[name],
    ...(name === 'td' && { dataLabel: head[column] }),
    ...(getDepth.get(node) ? { dataDepth: getDepth.get(node) } : {}),
  };
  if (name === 'td' || name === 'th') return { ...node, properties };
  let nextColumn = 0;
  const children = node.children?.map((child) =>
    withListAttributes(child, head, getDepth, child.type === 'element' ? nextColumn++ : 0),
  );
  return { ...node, properties, children };
}
