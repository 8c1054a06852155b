import type { FigureBlock, TabsBlock, TextBlock } from '../../schema/page-text.ts';
import type { FlowItem, TagFlow } from './flow.ts';
import { flowMarkdown, flowText, isBlock, withTab, wrapRuns } from './flow.ts';

/** A callout around the blocks of a tag. */
export function calloutFlow(
  { items, markdown }: TagFlow,
  { callout, title }: { callout: string; title?: string },
): FlowItem[] {
  return wrapRuns(items, (blocks) => ({
    kind: 'callout',
    callout,
    ...(title && { title }),
    blocks,
    text: [title, flowText(blocks)].filter(Boolean).join('\n'),
    markdown: markdown({ text: flowMarkdown(blocks) }),
  }));
}

/** Tabs around the parts of a tag; a heading inside a tab ends the group, because a section begins there. */
export function tabsFlow({ parts, markdown }: TagFlow, getLabel: (index: number) => string): FlowItem[] {
  const group = (some: readonly { index: number; blocks: readonly TextBlock[] }[]): TabsBlock => {
    const tabs = some.map(({ index, blocks }) => {
      const label = getLabel(index);
      return { label, blocks: blocks.map((block) => withTab(block, label)) };
    });
    const written = some.map(({ index, blocks }) => ({
      name: parts[index]?.name ?? '',
      values: { ...parts[index]?.values, label: getLabel(index) },
      text: flowMarkdown(blocks),
    }));
    const text = tabs.map(({ label, blocks }) => [label, flowText(blocks)].filter(Boolean).join('\n')).join('\n');
    return { kind: 'tabs', tabs, text, markdown: markdown({ parts: written }) };
  };
  if (parts.every(({ items }) => items.every(isBlock)))
    return [group(parts.map(({ items }, index) => ({ index, blocks: items.filter(isBlock) })))];
  return parts.flatMap(({ items }, index) => wrapRuns(items, (blocks) => group([{ index, blocks }])));
}

/** Numbers the headings of steps: those of the highest level among them. */
export function stepsFlow({ items }: TagFlow): FlowItem[] {
  const top = Math.min(...items.map((item) => (isBlock(item) ? Number.POSITIVE_INFINITY : item.level)));
  let step = 0;
  return items.map((item) => (isBlock(item) || item.level !== top ? item : { ...item, step: ++step }));
}

/** Content that opens on demand: its summary, then what is inside. */
export function detailsFlow(summary: string, items: readonly FlowItem[]): FlowItem[] {
  return [{ kind: 'paragraph', text: summary, markdown: `**${summary}**`, spans: [{ text: summary }] }, ...items];
}

/** A figure that represents a whole tag. */
export function figureFlow(
  { items, markdown }: TagFlow,
  { figure, text = flowText(items), caption }: Pick<FigureBlock, 'figure' | 'caption'> & { text?: string },
): FlowItem[] {
  return [{ kind: 'figure', figure, text, ...(caption && { caption }), markdown: markdown() }];
}
