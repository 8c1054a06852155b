import { mdxToHast } from 'satteri';
import { type Fault, FaultError } from '../lib/fault.ts';
import { uniqueSlugs } from '../lib/slug.ts';
import { highlightFences } from './fences.ts';
import { asTree, isTag, type TreeNode, textOf, walk } from './tree.ts';
import { tagFaults, type Vocabulary } from './vocabulary.ts';

/** A heading of a page, for tables of contents and links. */
export interface Heading {
  id: string;
  level: number;
  text: string;
}

/** A page body that has been read and checked, ready to be drawn. */
export interface CompiledBody {
  tree: TreeNode;
  headings: Heading[];
}

/** Reads MDX, checks it against the vocabulary, gives headings their ids and colours the code. Throws a FaultError. */
export async function compile(source: string, file: string, vocabulary: Vocabulary): Promise<CompiledBody> {
  const tree = parse(source, file);
  const faults: Fault[] = [];
  const headings: Heading[] = [];
  const slug = uniqueSlugs();
  walk(tree, (node) => {
    if (isTag(node)) faults.push(...tagFaults(node, vocabulary, file));
    else if (node.type.startsWith('mdx')) faults.push(codeFault(node, file));
    const level = Number(/^h([1-6])$/.exec(node.tagName ?? '')?.[1] ?? 0);
    if (level === 1)
      faults.push({
        file,
        line: node.position?.start.line,
        problem: 'A body has no heading of level 1: the title is the heading.',
        remedy: 'Use "##".',
      });
    if (level > 1) headings.push(nameHeading(node, level, slug));
  });
  if (faults.length > 0) throw new FaultError(faults);
  await highlightFences(tree);
  return { tree, headings };
}

function parse(source: string, file: string): TreeNode {
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
        remedy: 'Close every tag, and put "<" and "{" in prose into backticks.',
      },
    ]);
  }
}

function codeFault(node: TreeNode, file: string): Fault {
  const what = node.type === 'mdxjsEsm' ? 'Content cannot import or export.' : 'Content cannot hold {expressions}.';
  return {
    file,
    line: node.position?.start.line,
    problem: what,
    remedy: 'Use a tag of the vocabulary, or put braces into backticks.',
  };
}

function nameHeading(node: TreeNode, level: number, slug: (text: string) => string): Heading {
  const text = textOf(node).trim();
  const id = slug(text);
  node.properties = { ...node.properties, id };
  return { id, level, text };
}
