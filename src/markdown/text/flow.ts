import type { RichText, TextBlock } from '../../schema/page-text.ts';
import type { TagFence } from '../tag-fences.ts';

/** A heading in the flow of a page, where a section begins. */
export interface HeadingMark extends RichText {
  kind: 'heading';
  id: string;
  aliases: readonly string[];
  level: number;
  step?: number;
}

/** What a page consists of, in order. */
export type FlowItem = TextBlock | HeadingMark;

/** The content of a tag, for tags that define how they appear in the page text. */
export interface TagFlow {
  items: readonly FlowItem[];
  parts: readonly { name: string; values: Record<string, unknown>; items: readonly FlowItem[] }[];
  /** The code directly inside. */
  fences: readonly TagFence[];
  /** Markdown of the tag with this content; by default with the content it has. */
  markdown(content?: { text?: string; parts?: readonly TagPart[] }): string;
  read(markdown: string): TextBlock[];
}

/** A tag inside another, with its content as Markdown. */
export interface TagPart {
  name: string;
  values: Record<string, unknown>;
  text: string;
}

/** True for a block, false for a heading. */
export function isBlock(item: FlowItem): item is TextBlock {
  return item.kind !== 'heading';
}

/** The Markdown of items, as a page writes them. */
export function flowMarkdown(items: readonly FlowItem[]): string {
  return items
    .map((item) => (isBlock(item) ? item.markdown : `${'#'.repeat(item.level)} ${item.markdown}`))
    .join('\n\n');
}

/** The plain text of items, one line each. */
export function flowText(items: readonly FlowItem[]): string {
  return items
    .map(({ text }) => text)
    .filter(Boolean)
    .join('\n');
}

/** Wraps each run of blocks; headings stay in the flow, because sections begin at them. */
export function wrapRuns(items: readonly FlowItem[], wrap: (blocks: TextBlock[]) => TextBlock): FlowItem[] {
  const wrapped: FlowItem[] = [];
  let run: TextBlock[] = [];
  const flush = () => {
    if (run.length > 0) wrapped.push(wrap(run));
    run = [];
  };
  for (const item of items) {
    if (isBlock(item)) run.push(item);
    else {
      flush();
      wrapped.push(item);
    }
  }
  flush();
  return wrapped;
}

/** Items as blocks: headings become paragraphs where no section can begin, such as inside list items. */
export function asBlocks(items: readonly FlowItem[]): TextBlock[] {
  return items.map((item) => {
    if (isBlock(item)) return item;
    const { text, markdown, spans, level } = item;
    return { kind: 'paragraph', text, markdown: `${'#'.repeat(level)} ${markdown}`, spans };
  });
}

/** Notes the label of their tab on all code blocks that have none yet. */
export function withTab(block: TextBlock, tab: string): TextBlock {
  const inner = (blocks: readonly TextBlock[]) => blocks.map((one) => withTab(one, tab));
  if (block.kind === 'code') return { ...block, tab: block.tab ?? tab };
  if (block.kind === 'callout') return { ...block, blocks: inner(block.blocks) };
  if (block.kind === 'list')
    return { ...block, items: block.items.map((item) => ({ ...item, blocks: inner(item.blocks) })) };
  return block;
}
