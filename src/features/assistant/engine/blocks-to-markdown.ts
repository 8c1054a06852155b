import type { RichText, TextBlock } from '../../../schema/page-text.ts';

/** Formats blocks for a model: Markdown with inline code, lists, tables and fenced code, without link targets. */
export function blocksToMarkdown(blocks: readonly TextBlock[]): string {
  return blocks.map(blockToMarkdown).filter(Boolean).join('\n\n');
}

function blockToMarkdown(block: TextBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return inlineToMarkdown(block);
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.ordered ? `${block.start + index}.` : '-';
          const inside = blocksToMarkdown(item.blocks);
          return `${mark} ${inlineToMarkdown(item)}${inside && `\n${inside}`}`;
        })
        .join('\n');
    case 'table':
      return [block.header, block.header.map(() => undefined), ...block.rows]
        .map((cells) => `| ${cells.map((cell) => (cell ? inlineToMarkdown(cell) : '---')).join(' | ')} |`)
        .join('\n');
    case 'code':
      return `${'```'}${block.language}\n${block.text.replace(/\n$/, '')}\n${'```'}`;
    case 'callout':
      return blocksToMarkdown(block.blocks);
    case 'tabs':
      return block.tabs.map((tab) => blocksToMarkdown(tab.blocks)).join('\n\n');
    default:
      return '';
  }
}

/** Formats inline text with code between backticks. */
function inlineToMarkdown({ spans, text }: RichText): string {
  if (spans.length === 0) return text;
  return spans.map((span) => (span.code && !span.text.includes('`') ? `\`${span.text}\`` : span.text)).join('');
}
