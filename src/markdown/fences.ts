import { highlight } from './highlight.ts';
import { type TreeNode, textOf, walk } from './tree.ts';

/** What the first line of a fence says: language, title and lines to mark. */
export interface FenceInfo {
  language: string;
  title?: string;
  marked: ReadonlySet<number>;
}

/** Reads a fence's language and meta text, such as `python title="app.py" {1,3-5}`. */
export function readFenceInfo(language: string | undefined, meta = ''): FenceInfo {
  const title = /title="([^"]*)"/.exec(meta)?.[1];
  const ranges = /\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? '';
  const marked = new Set<number>();
  for (const part of ranges.split(',').filter((range) => range.trim() !== '')) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line++) marked.add(line);
  }
  return { language: language ?? 'text', title, marked };
}

/** Colours every fence of a tree; the result is kept on the node. */
export async function highlightFences(tree: TreeNode): Promise<void> {
  const fences: TreeNode[] = [];
  walk(tree, (node) => {
    if (node.tagName === 'pre' && node.children?.[0]?.tagName === 'code') fences.push(node);
  });
  for (const pre of fences) {
    const code = pre.children?.[0];
    if (!code) continue;
    const { language, marked } = readFenceInfo(code.data?.lang, code.data?.meta);
    const html = await highlight(textOf(code).replace(/\n$/, ''), language);
    pre.data = { ...code.data, html: markLines(html, marked) };
  }
}

function markLines(lines: string[], marked: ReadonlySet<number>): string {
  return lines
    .map((line, index) => `<span class="line"${marked.has(index + 1) ? ' data-hl' : ''}>${line}</span>`)
    .join('\n');
}
