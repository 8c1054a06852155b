import { mdxToHast } from 'satteri';
import { type Fault, FaultError, formatFault } from '../lib/fault.ts';
import { type Drawings, diagramFaults, missingDrawingFault } from './diagrams.ts';
import { INCLUDE, include, snippetFile } from './include.ts';
import { type FindPicture, pictureFaults } from './pictures.ts';
import { strayMarkFaults } from './tag-fences.ts';
import { asTree, isTag, type TreeNode } from './tree.ts';
import { tagFaults, type Vocabulary } from './vocabulary.ts';

/** Context for parsing a source; collects faults. */
export interface ReadContext {
  vocabulary: Vocabulary;
  /** Sources of snippets by name. */
  snippets: ReadonlyMap<string, string>;
  drawings: Drawings;
  /** Called with diagrams without a drawing; without it they are faults. */
  onMissingDrawing?: (fault: Fault) => void;
  faults: Fault[];
  findPicture?: FindPicture;
}

/** Reads a source with the snippets it includes, and checks each against the vocabulary under its own file name. */
export function readTree(source: string, file: string, context: ReadContext, trail: readonly string[] = []): TreeNode {
  const tree = parseTree(source, file);
  const check = (node: TreeNode, parent: TreeNode): void => {
    const wrong = getFaults(node, parent, file, context);
    reportMissingDrawing(node, file, context);
    context.faults.push(...wrong);
    for (const child of node.children ?? []) check(child, node);
    if (!isTag(node) || node.name !== INCLUDE || wrong.length > 0) return;
    const read = (text: string, name: string) => readTree(text, snippetFile(name), context, [...trail, name]);
    const fault = include(node, file, trail, context.snippets, read);
    if (fault) context.faults.push(fault);
  };
  check(tree, tree);
  return tree;
}

function reportMissingDrawing(node: TreeNode, file: string, { drawings, onMissingDrawing, faults }: ReadContext): void {
  const fault = missingDrawingFault(node, file, drawings);
  if (!fault) return;
  if (!onMissingDrawing) return void faults.push(fault);
  onMissingDrawing(fault);
  node.data = { ...node.data, missingDrawing: formatFault(fault) };
}

/** Reads MDX into a tree. Throws a FaultError. */
export function parseTree(source: string, file: string): TreeNode {
  try {
    return asTree(mdxToHast(source, { features: { headingAttributes: false } }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line, problem] = /^(\d+):\d+: ([\s\S]*?)(?: \([\w:-]+\))?$/.exec(message) ?? [];
    throw new FaultError([
      {
        file,
        line: line ? Number(line) : undefined,
        problem: `${problem ?? message}.`,
        remedy: 'Close every tag, and put "<" and "{" in backticks.',
      },
    ]);
  }
}

function getFaults(node: TreeNode, parent: TreeNode, file: string, { vocabulary, findPicture }: ReadContext): Fault[] {
  if (isTag(node)) return tagFaults(node, parent, vocabulary, file);
  if (node.tagName === 'img' && findPicture) return pictureFaults(node, file, findPicture);
  const line = node.position?.start.line;
  if (node.type.startsWith('mdx')) {
    const what = node.type === 'mdxjsEsm' ? 'Content cannot import or export.' : 'Content cannot hold {expressions}.';
    return [{ file, line, problem: what, remedy: 'Use a known tag, or put braces in backticks.' }];
  }
  if (node.tagName !== 'h1') {
    const isBesideTrace = vocabulary[parent.name ?? '']?.fenceFaults !== undefined;
    return [...diagramFaults(node, file), ...(isBesideTrace ? [] : strayMarkFaults(node, file))];
  }
  return [
    { file, line, problem: 'The body must not have a level-1 heading, because the title is one.', remedy: 'Use "##".' },
  ];
}
