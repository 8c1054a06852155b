import type { PageText, TextSection } from '../../schema/page-text.ts';
import { createContext } from '../to-markdown.ts';
import type { TreeNode } from '../tree.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type FlowItem, isBlock } from './flow.ts';
import { readFlow } from './read-blocks.ts';

/** Reads a tree into blocks and headings, in order. */
export function treeFlow(tree: TreeNode, tags: Vocabulary, absolute: (href: string) => string): FlowItem[] {
  return readFlow(tree.children ?? [], createContext(tags, absolute));
}

/** Cuts items at their headings. */
export function groupIntoSections(items: readonly FlowItem[]): PageText {
  type Open = Omit<TextSection, 'blocks'> & { blocks: TextSection['blocks'][number][] };
  const sections: Open[] = [{ id: '', aliases: [], heading: '', headingMarkdown: '', level: 1, blocks: [] }];
  for (const item of items) {
    if (isBlock(item)) {
      sections.at(-1)?.blocks.push(item);
      continue;
    }
    const { id, aliases, text, markdown, level, step } = item;
    const section = { id, aliases, heading: text, headingMarkdown: markdown, level, blocks: [] };
    sections.push(step === undefined ? section : { ...section, step });
  }
  return { sections };
}
