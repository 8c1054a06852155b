import type { CodeBlock, RichText, TextBlock } from '../../../schema/page-text.ts';
import type { AnswerPart } from './answer.ts';
import { getCodeSamples } from './block-text.ts';
import type { Passage } from './choose.ts';
import { type Chunk, pickItems, pickRows } from './chunks.ts';

/** Longer samples are not quoted. */
const MAX_CODE = { lines: 60, characters: 3000 } as const;

/** Quotes a passage. `mark` is the text with the fact. */
export function quotePassage({ chunks }: Passage, source: number, mark?: string): AnswerPart[] {
  return getGroups(chunks).flatMap((group) => quoteGroup(group, source, mark));
}

/** Groups rows and items of the same table or list, and chunks with the same opener. */
function getGroups(chunks: readonly Chunk[]): Chunk[][] {
  const groups: Chunk[][] = [];
  for (const chunk of chunks) {
    const last = groups.at(-1);
    if (last && chunk.position !== undefined && last[0]?.block === chunk.block) last.push(chunk);
    else groups.push([chunk]);
  }
  return groups;
}

function quoteGroup(group: readonly Chunk[], source: number, mark: string | undefined): AnswerPart[] {
  const [first] = group;
  if (!first) return [];
  const positions = group.flatMap(({ position }) => position ?? []);
  const body = quoteBlock(first.block, positions, source, mark);
  // A paragraph that only introduces code makes no sense without it.
  const showsOpener = first.opener && (body.length > 0 || !first.opener.text.trim().endsWith(':'));
  return [...(showsOpener && first.opener ? quoteBlock(first.opener, [], source, mark) : []), ...body];
}

function quoteBlock(block: TextBlock, positions: readonly number[], source: number, mark?: string): AnswerPart[] {
  switch (block.kind) {
    case 'paragraph':
      return [withMark({ type: 'quote', text: inlineToMarkdown(block), source }, [block.text], mark)];
    case 'table': {
      const table = positions.length > 0 ? pickRows(block, positions) : block;
      const rows = table.rows.map((cells) => cells.map(inlineToMarkdown));
      const more = block.rows.length - rows.length;
      const texts = table.rows.map((cells) => cells.map(({ text }) => text).join(' · '));
      return [withMark({ type: 'table', header: block.header.map(inlineToMarkdown), rows, more, source }, texts, mark)];
    }
    case 'list': {
      const list = positions.length > 0 ? pickItems(block, positions) : block;
      const { ordered, start } = block;
      const items = list.items.map((item) => [inlineToMarkdown(item), ...getLines(item.blocks)].join('\n'));
      const more = block.items.length - items.length;
      const from = ordered && positions[0] !== undefined ? start + positions[0] : start;
      const part: AnswerPart = { type: 'list', ordered, start: from, items, more, source };
      const samples = getCodeSamples(list.items.flatMap((item) => item.blocks));
      const texts = list.items.map(({ text }) => text);
      return [withMark(part, texts, mark), ...samples.filter(isShortCode).map((code) => quoteCode(code, source))];
    }
    default:
      return getCodeSamples([block])
        .filter(isShortCode)
        .map((code) => quoteCode(code, source));
  }
}

/** Marks the fact, if it is in one of the texts. */
function withMark<Part extends AnswerPart>(part: Part, texts: readonly string[], mark: string | undefined): Part {
  return mark && texts.some((text) => text.includes(mark)) ? { ...part, mark } : part;
}

function isShortCode({ text }: CodeBlock): boolean {
  return text.length <= MAX_CODE.characters && text.split('\n').length <= MAX_CODE.lines;
}

function quoteCode({ language, text, title, tab }: CodeBlock, source: number): AnswerPart {
  return { type: 'code', language, text, source, ...(title && { title }), ...(tab && { tab }) };
}

/** Formats inline text with code between backticks. */
function inlineToMarkdown({ spans, text }: RichText): string {
  if (spans.length === 0) return text;
  return spans.map((span) => (span.code && !span.text.includes('`') ? `\`${span.text}\`` : span.text)).join('');
}

/** Returns paragraphs and lists inside an item, one line each. */
function getLines(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [inlineToMarkdown(block)];
    return block.kind === 'list'
      ? block.items.flatMap((item) => [inlineToMarkdown(item), ...getLines(item.blocks)])
      : [];
  });
}
