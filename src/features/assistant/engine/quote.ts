import type { CodeBlock, RichText, TextBlock } from '../../../schema/page-text.ts';
import type { AnswerPart } from './answer.ts';
import { samplesIn } from './block-words.ts';
import type { Passage } from './choose.ts';
import { type Chunk, listItems, tableRows } from './chunks.ts';

/** Longer samples are read on their page. */
const LONGEST_CODE = { lines: 60, characters: 3000 } as const;

/** The parts that quote a passage. `mark` is the text that holds the fact. */
export function quotePassage({ chunks }: Passage, source: number, mark?: string): AnswerPart[] {
  return getGroups(chunks).flatMap((group) => quoteGroup(group, source, mark));
}

/** Rows and items of one table or list belong together, as do chunks with the same opener. */
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
  const opens = first.opener && (body.length > 0 || !first.opener.text.trim().endsWith(':'));
  return [...(opens && first.opener ? quoteBlock(first.opener, [], source, mark) : []), ...body];
}

function quoteBlock(block: TextBlock, positions: readonly number[], source: number, mark?: string): AnswerPart[] {
  switch (block.kind) {
    case 'paragraph':
      return [marked({ type: 'quote', text: inline(block), source }, [block.text], mark)];
    case 'table': {
      const table = positions.length > 0 ? tableRows(block, positions) : block;
      const rows = table.rows.map((cells) => cells.map(inline));
      const more = block.rows.length - rows.length;
      const texts = table.rows.map((cells) => cells.map(({ text }) => text).join(' · '));
      return [marked({ type: 'table', header: block.header.map(inline), rows, more, source }, texts, mark)];
    }
    case 'list': {
      const list = positions.length > 0 ? listItems(block, positions) : block;
      const { ordered, start } = block;
      const items = list.items.map((item) => [inline(item), ...lines(item.blocks)].join('\n'));
      const more = block.items.length - items.length;
      const from = ordered && positions[0] !== undefined ? start + positions[0] : start;
      const part: AnswerPart = { type: 'list', ordered, start: from, items, more, source };
      const samples = samplesIn(list.items.flatMap((item) => item.blocks));
      const texts = list.items.map(({ text }) => text);
      return [marked(part, texts, mark), ...samples.filter(isShortCode).map((code) => quoteCode(code, source))];
    }
    default:
      return samplesIn([block])
        .filter(isShortCode)
        .map((code) => quoteCode(code, source));
  }
}

/** Notes what holds the fact, where it is in one of the texts. */
function marked<Part extends AnswerPart>(part: Part, texts: readonly string[], mark: string | undefined): Part {
  return mark && texts.some((text) => text.includes(mark)) ? { ...part, mark } : part;
}

function isShortCode({ text }: CodeBlock): boolean {
  return text.length <= LONGEST_CODE.characters && text.split('\n').length <= LONGEST_CODE.lines;
}

function quoteCode({ language, text, title, tab }: CodeBlock, source: number): AnswerPart {
  return { type: 'code', language, text, source, ...(title && { title }), ...(tab && { tab }) };
}

/** Inline text with code between backticks. */
function inline({ spans, text }: RichText): string {
  if (spans.length === 0) return text;
  return spans.map((span) => (span.code && !span.text.includes('`') ? `\`${span.text}\`` : span.text)).join('');
}

/** Paragraphs and lists inside an item, one line each. */
function lines(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [inline(block)];
    return block.kind === 'list' ? block.items.flatMap((item) => [inline(item), ...lines(item.blocks)]) : [];
  });
}
