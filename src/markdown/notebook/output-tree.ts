import { parseAnsi } from '../../lib/ansi.ts';
import { NOTEBOOK_FOLD_LINES } from '../../site/limits.ts';
import { getText, type TreeNode, walk } from '../tree.ts';
import type { ShownOutput, Visibility } from './cells.ts';
import { element, safeHtml, safeMarkdown } from './safe-html.ts';

const text = (value: string): TreeNode => ({ type: 'text', value });

/** The outputs of a code cell under one label; long ones, and those that the author folds, are collapsed. */
export function outputTree(outputs: readonly ShownOutput[], visibility: Visibility): TreeNode[] {
  const shown = joinStreams(outputs).map((output) => ({ output, nodes: getNodes(output) }));
  const filled = shown.filter(({ nodes }) => nodes.length > 0);
  if (filled.length === 0 || visibility === 'hidden') return [];
  const blocks = filled.flatMap(({ nodes }) => nodes);
  const lines = blocks.reduce((sum, block) => sum + getLines(block), 0);
  const isError = outputs.some(({ output_type }) => output_type === 'error');
  const className = ['cell-output', ...(isError ? ['cell-error'] : [])];
  const name = isError ? 'Error' : 'Output';
  if (visibility === 'shown' && lines <= NOTEBOOK_FOLD_LINES)
    return [element('div', [element('p', [text(name)], { className: ['cell-label'] }), ...blocks], { className })];
  const label = lines > 1 ? `${name}, ${lines} lines` : name;
  return [fold(label, blocks, className)];
}

/** Creates collapsed content, without JavaScript. */
export function fold(label: string, children: TreeNode[], className: string[]): TreeNode {
  return element('details', [element('summary', [text(label)]), ...children], {
    className: [...className, 'cell-fold'],
  });
}

/** Streams arrive in pieces; joins consecutive pieces of the same stream. */
function joinStreams(outputs: readonly ShownOutput[]): ShownOutput[] {
  const joined: ShownOutput[] = [];
  for (const output of outputs) {
    const last = joined.at(-1);
    if (output.output_type === 'stream' && last?.output_type === 'stream' && last.name === output.name)
      joined[joined.length - 1] = { ...last, text: last.text + output.text };
    else joined.push(output);
  }
  return joined;
}

function getNodes(output: ShownOutput): TreeNode[] {
  switch (output.output_type) {
    case 'stream':
      return terminal(output.text, output.name === 'stderr' ? ['cell-text', 'cell-stderr'] : ['cell-text']);
    case 'error':
      return terminal(errorText(output), ['cell-text', 'cell-stderr']);
    case 'picture':
      return [pictureNode(output.picture)];
    case 'html':
      return wrapLoose(safeHtml(output.text));
    case 'markdown':
      return wrapLoose(safeMarkdown(output.text));
    case 'json':
      return [fence('json', output.text)];
    default:
      return terminal(output.text, ['cell-text']);
  }
}

function errorText({ ename, evalue, traceback }: Extract<ShownOutput, { output_type: 'error' }>): string {
  return traceback.length > 0 ? traceback.join('\n') : `${ename}: ${evalue}`;
}

/** Terminal text with its colours. */
function terminal(output: string, className: string[]): TreeNode[] {
  const runs = parseAnsi(output.replace(/^\n+|\s+$/g, ''));
  if (runs.length === 0) return [];
  const children = runs.map(({ text: part, styles }) =>
    styles.length === 0
      ? text(part)
      : element('span', [text(part)], { className: styles.map((style) => `ansi-${style}`) }),
  );
  return [element('pre', children, { className, tabIndex: 0 })];
}

function pictureNode({ src, alt, ...found }: Extract<ShownOutput, { output_type: 'picture' }>['picture']): TreeNode {
  const image = { ...element('img', [], { src, alt }), data: { picture: { ...found, first: false } } };
  return element('p', [image]);
}

/** A coloured block of code. */
export function fence(language: string, code: string): TreeNode {
  const inner: TreeNode = { ...element('code', [text(`${code}\n`)]), data: { lang: language } };
  return element('pre', [inner]);
}

const BLOCKS = new Set(['table', 'p', 'ul', 'ol', 'pre', 'blockquote', 'hr']);

/** Wraps text between blocks in paragraphs; drops white space between them. */
function wrapLoose(nodes: readonly TreeNode[]): TreeNode[] {
  const blocks: TreeNode[] = [];
  let loose: TreeNode[] = [];
  const flush = () => {
    if (loose.some((node) => getText(node).trim() !== '')) blocks.push(element('p', loose));
    loose = [];
  };
  for (const node of nodes) {
    if (!BLOCKS.has(node.tagName ?? '')) loose.push(node);
    else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}

/** Lines of text, and rows of tables. */
function getLines(block: TreeNode): number {
  let rows = 0;
  walk(block, ({ tagName }) => {
    if (tagName === 'tr') rows += 1;
  });
  return rows > 0 ? rows : getText(block).trimEnd().split('\n').length;
}
