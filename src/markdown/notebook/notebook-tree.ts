import { BRAND } from '../../site/brand.ts';
import { type ReadContext, readTree } from '../read-tree.ts';
import { type TreeNode, walk } from '../tree.ts';
import { tracedCellFaults, writeTracedCell } from './cell-trace.ts';
import { cellFile, type NotebookBody, type PageCell } from './cells.ts';
import { fence, fold, outputTree } from './output-tree.ts';

/** A notebook as one tree, and the file and cell in which each heading is written. */
export interface NotebookTree {
  tree: TreeNode;
  getFile(node: TreeNode): string;
}

/** Reads the cells of a notebook in order. Faults name the cell; the line is counted within it. */
export function readNotebookTree({ cells }: NotebookBody, file: string, context: ReadContext): NotebookTree {
  const files = new WeakMap<TreeNode, string>();
  const children = cells.flatMap((cell) => {
    const place = cellFile(file, cell.id);
    if (cell.kind === 'code') return codeTree(cell, place, context);
    const tree = readTree(cell.text, place, context);
    walk(tree, (node) => {
      files.set(node, place);
      if (node.tagName === 'a') shortenLink(node);
    });
    return tree.children ?? [];
  });
  return { tree: { type: 'root', children }, getFile: (node) => files.get(node) ?? file };
}

/** Notebooks name the whole URL, so that links work in Jupyter; on the site a path is enough. */
function shortenLink(node: TreeNode): void {
  const { href } = node.properties ?? {};
  if (typeof href !== 'string' || !href.startsWith(`${BRAND.siteUrl}/`)) return;
  node.properties = { ...node.properties, href: href.slice(BRAND.siteUrl.length) };
}

type CodeCell = Extract<PageCell, { kind: 'code' }>;

function codeTree(cell: CodeCell, file: string, context: ReadContext): TreeNode[] {
  return [...inputTree(cell, file, context), ...outputTree(cell.outputs, cell.output)];
}

function inputTree({ text, language, input, trace }: CodeCell, file: string, context: ReadContext): TreeNode[] {
  if (text.trim() === '') return [];
  if (trace) {
    context.faults.push(...tracedCellFaults({ text, trace }, file));
    return readTree(writeTracedCell({ text, language, trace }), file, context).children ?? [];
  }
  const code = fence(language, text.trimEnd());
  return { shown: [code], folded: [fold('Code', [code], ['cell-input'])], hidden: [] }[input];
}
