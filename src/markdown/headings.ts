import type { Fault } from '../lib/fault.ts';
import { uniqueSlugs } from '../lib/slug.ts';
import { getText, type TreeNode, walk } from './tree.ts';

/** A heading of a page, for tables of contents and links. */
export interface Heading {
  id: string;
  level: number;
  text: string;
}

const EXPLICIT = /\s*\[#([^\]]*)\]\s*$/;

/** Sets the id of every heading: the explicit one, as in `## Text [#id]`, or one created from its text. */
export function assignHeadingIds(tree: TreeNode, getFile: (node: TreeNode) => string, faults: Fault[]): Heading[] {
  const found: { node: TreeNode; level: number; explicit?: string }[] = [];
  walk(tree, (node) => {
    const level = Number(/^h([2-6])$/.exec(node.tagName ?? '')?.[1] ?? 0);
    if (level > 0) found.push({ node, level, explicit: extractId(node) });
  });
  const reserved = new Set<string>();
  for (const { node, explicit } of found) {
    if (explicit === undefined) continue;
    const fault = idFault(explicit, reserved);
    if (fault) faults.push({ file: getFile(node), line: node.position?.start.line, ...fault });
    reserved.add(explicit);
  }
  const slug = uniqueSlugs(reserved);
  return found.map(({ node, level, explicit }) => {
    const text = getText(node).trim();
    const id = explicit ?? slug(text);
    node.properties = { ...node.properties, id };
    return { id, level, text };
  });
}

/** Takes the id that is written behind a heading off its text. */
function extractId(node: TreeNode): string | undefined {
  const last = node.children?.at(-1);
  const match = last?.type === 'text' ? EXPLICIT.exec(last.value ?? '') : null;
  if (!last || !match) return undefined;
  last.value = last.value?.slice(0, match.index);
  return match[1];
}

function idFault(id: string, taken: ReadonlySet<string>): Pick<Fault, 'problem' | 'remedy'> | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
    return { problem: `"${id}" cannot be the id of a heading.`, remedy: 'Use lower-case words joined by hyphens.' };
  if (taken.has(id)) return { problem: `Two headings have the id "${id}".`, remedy: 'Change one of them.' };
  return undefined;
}
