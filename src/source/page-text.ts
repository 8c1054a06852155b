import { readableTree } from '../markdown/html-to-markdown.ts';
import { type FlowItem, isBlock } from '../markdown/text/flow.ts';
import { groupIntoSections, treeFlow } from '../markdown/text/page-text.ts';
import type { TreeNode } from '../markdown/tree.ts';
import type { Vocabulary } from '../markdown/vocabulary.ts';
import type { PageText } from '../schema/page-text.ts';

interface TextOptions {
  tags: Vocabulary;
  absolute(href: string): string;
}

/** The text of a written page; what is shown before and after its body is HTML. */
export function writtenText(
  tree: TreeNode,
  { before, after }: { before: string; after: string },
  { tags, absolute }: TextOptions,
): PageText {
  return groupIntoSections([
    ...htmlFlow(before, absolute),
    ...treeFlow(tree, tags, absolute),
    ...htmlFlow(after, absolute),
  ]);
}

/** The text of a coded page, extracted from its HTML. */
export function codedText(html: string, title: string, absolute: TextOptions['absolute']): PageText {
  return groupIntoSections(skipTitle(htmlFlow(html, absolute), title));
}

function htmlFlow(html: string, absolute: TextOptions['absolute']): FlowItem[] {
  return html ? treeFlow(readableTree(html), {}, absolute) : [];
}

/** A coded page renders its own heading: what precedes it is dropped, and the heading stays only if it differs from the title. */
function skipTitle(items: readonly FlowItem[], title: string): FlowItem[] {
  const index = items.findIndex((item) => !isBlock(item) && item.level === 1);
  const heading = items[index];
  if (!heading || isBlock(heading)) return [...items];
  const { text, markdown, spans } = heading;
  const rest = items.slice(index + 1);
  return text === title ? rest : [{ kind: 'paragraph', text, markdown: `**${markdown}**`, spans }, ...rest];
}
