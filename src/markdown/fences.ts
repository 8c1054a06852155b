import { type Drawings, getDiagram } from './diagrams.ts';
import { readFenceInfo } from './fence-info.ts';
import { extractMarks, type LineMark, type LineMarks, markWords } from './fence-marks.ts';
import { highlight } from './highlight.ts';
import { getText, type TreeNode, walk } from './tree.ts';

/** Removes the marks from every fence of a tree, stores them on the node, and finds the drawings of diagrams. */
export function readFences(tree: TreeNode, drawings: Drawings): void {
  for (const { pre, code } of getFences(tree)) {
    const drawing = drawings.get(getDiagram(pre)?.key ?? '');
    if (drawing) {
      pre.data = { ...pre.data, ...code.data, drawing };
      continue;
    }
    const { code: text, marks, spans } = extractMarks(getText(code));
    code.children = [{ type: 'text', value: text }];
    pre.data = { ...pre.data, ...code.data, marks, spans };
  }
}

/** Highlights every fence of a tree; stores the result on the node. */
export async function highlightFences(tree: TreeNode): Promise<void> {
  for (const { pre, code } of getFences(tree)) {
    if (pre.data?.drawing) continue;
    const { language, marked, words } = readFenceInfo(code.data?.lang, code.data?.meta);
    const text = getText(code).replace(/\n$/, '');
    const lines = await highlight(text, language);
    const marks = pre.data?.marks ?? new Map();
    const attributes = text
      .split('\n')
      .map((line, index) => lineAttributes(line, index + 1, { language, marked, marks }));
    const hasMarks = attributes.some(Boolean) || (pre.data?.spans?.size ?? 0) > 0;
    const html = lines.map((line, index) => {
      const coloured = markWords(line, words);
      return hasMarks ? `<span class="line"${attributes[index] ?? ''}>${coloured}</span>` : coloured;
    });
    pre.data = { ...pre.data, marks, html: html.join('\n') };
  }
}

function getFences(tree: TreeNode): { pre: TreeNode; code: TreeNode }[] {
  const fences: { pre: TreeNode; code: TreeNode }[] = [];
  walk(tree, (node) => {
    const code = node.tagName === 'pre' ? node.children?.[0] : undefined;
    if (code?.tagName === 'code') fences.push({ pre: node, code });
  });
  return fences;
}

interface LineContext {
  language: string;
  marked: ReadonlySet<number>;
  marks: LineMarks;
}

function lineAttributes(text: string, line: number, { language, marked, marks }: LineContext): string {
  const has = (mark: LineMark) => marks.get(line)?.has(mark) ?? false;
  const sign = language === 'diff' ? /^[+-](?![+-]{2} )/.exec(text)?.[0] : undefined;
  return [
    (marked.has(line) || has('highlight')) && ' data-hl',
    has('++') && ' data-diff="+"',
    has('--') && ' data-diff="-"',
    has('focus') && ' data-focus',
    sign && ` data-hunk="${sign}"`,
  ]
    .filter(Boolean)
    .join('');
}
