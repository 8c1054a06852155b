import { z } from 'zod';
import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import type { TreeNode } from './tree.ts';
import { attributeValues, CONTENT_ONLY, defineTag, type Tag } from './vocabulary.ts';

/** Name of the tag that includes a snippet. */
export const INCLUDE = 'Include';

/** `<Include snippet="name" />`: when a page is read, the snippet's text is inserted into the tag. */
export const includeTag: Tag = defineTag(
  z.strictObject({ snippet: z.string() }),
  (_, { children }) => children,
  (_, { text }) => text,
  { only: [] },
  CONTENT_ONLY,
);

/** Returns the path of a snippet. */
export function snippetFile(name: string): string {
  return `content/snippets/${name}.mdx`;
}

/** Inserts a snippet into its tag, or reports why that is impossible. `read` parses the snippet. */
export function include(
  node: TreeNode,
  file: string,
  trail: readonly string[],
  snippets: ReadonlyMap<string, string>,
  read: (source: string, name: string) => TreeNode,
): Fault | undefined {
  const name = String(attributeValues(node.attributes ?? []).snippet);
  const fault = (problem: string, remedy: string): Fault => ({
    file,
    line: node.position?.start.line,
    problem,
    remedy,
  });
  const source = snippets.get(name);
  if (source === undefined) {
    const suggestion = findClosestMatch(name, snippets.keys());
    return fault(
      `There is no snippet "${name}".`,
      suggestion ? `Did you mean "${suggestion}"?` : `Write ${snippetFile(name)}, or correct the name.`,
    );
  }
  if (trail.includes(name))
    return fault(`The snippets include each other: ${[...trail, name].join(' -> ')}.`, 'Remove one of the includes.');
  const blocks = (read(source, name).children ?? []).filter((child) => child.type !== 'text');
  if (node.type !== 'mdxJsxTextElement') {
    node.children = blocks;
    return undefined;
  }
  if (blocks.length !== 1 || blocks[0]?.tagName !== 'p')
    return fault(`The snippet "${name}" is more than a line of text.`, 'Put the tag on a line of its own.');
  node.children = blocks[0].children;
  return undefined;
}
