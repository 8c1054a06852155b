import type { ListBlock, TableBlock, TextBlock, TextSection } from '../../../schema/page-text.ts';
import { getCode, getProse, isCodeSample } from './block-text.ts';

/** The smallest piece of a page that is quoted: a paragraph with what it introduces, a table row, a list item or a code sample. */
export interface Chunk {
  kind: 'text' | 'row' | 'item' | 'code';
  /** Index of its section. */
  section: number;
  /** Position on the page. */
  index: number;
  /** True for the first chunk of its section. */
  first: boolean;
  /** Prose of the chunk, without its code. */
  text: string;
  code: string;
  /** The paragraph that introduces it. */
  opener?: TextBlock;
  /** The block itself; rows and items share the one they belong to. */
  block: TextBlock;
  /** Position of a row or item in its table or list. */
  position?: number;
}

/** A list longer than this is quoted by item. */
const MAX_WHOLE_LIST = { items: 7, characters: 800 } as const;

type Draft = Pick<Chunk, 'kind' | 'block' | 'opener' | 'position'>;

/** Splits the sections of a page into chunks, in order. */
export function getChunks(sections: readonly TextSection[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [section, { blocks }] of sections.entries()) {
    let first = true;
    for (const draft of getDrafts(blocks.flatMap(unwrapBlock))) {
      const shown = [...(draft.opener ? [draft.opener] : []), ...getDraftBlocks(draft)];
      const [text, code] = [getProse(shown), getCode(shown)];
      if (text || code) chunks.push({ ...draft, section, index: chunks.length, first, text, code });
      first = false;
    }
  }
  return chunks;
}

/** Returns the row or item of a chunk, or its whole block. */
function getDraftBlocks({ block, position }: Draft): TextBlock[] {
  if (position === undefined) return [block];
  if (block.kind === 'table') return [pickRows(block, [position])];
  return block.kind === 'list' ? [pickItems(block, [position])] : [block];
}

/** Replaces callouts and tabs of prose with their content; figures have nothing to quote. */
function unwrapBlock(block: TextBlock): TextBlock[] {
  if (block.kind === 'callout') return block.blocks.flatMap(unwrapBlock);
  if (block.kind === 'figure') return [];
  if (block.kind === 'tabs' && !isCodeSample(block))
    return block.tabs.flatMap(({ blocks }) => blocks.flatMap(unwrapBlock));
  return [block];
}

function getDrafts(blocks: readonly TextBlock[]): Draft[] {
  const drafts: Draft[] = [];
  let opener: TextBlock | undefined;
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.kind === 'paragraph' && next && introduces(block.text, next)) {
      opener = block;
      continue;
    }
    drafts.push(...getBlockDrafts(block).map((draft) => (opener ? { ...draft, opener } : draft)));
    opener = undefined;
  }
  return drafts;
}

function introduces(text: string, next: TextBlock): boolean {
  return isCodeSample(next) || (text.trim().endsWith(':') && (next.kind === 'list' || next.kind === 'table'));
}

function getBlockDrafts(block: TextBlock): Draft[] {
  if (isCodeSample(block)) return [{ kind: 'code', block }];
  if (block.kind === 'table') return block.rows.map((_, position) => ({ kind: 'row', block, position }));
  if (block.kind === 'list' && !isShort(block))
    return block.items.map((_, position) => ({ kind: 'item', block, position }));
  return [{ kind: 'text', block }];
}

const isShort = ({ items, text }: ListBlock) =>
  items.length <= MAX_WHOLE_LIST.items && text.length <= MAX_WHOLE_LIST.characters;

export function pickRows(table: TableBlock, positions: readonly number[]): TableBlock {
  return { ...table, rows: positions.flatMap((position) => (table.rows[position] ? [table.rows[position]] : [])) };
}

export function pickItems(list: ListBlock, positions: readonly number[]): ListBlock {
  return { ...list, items: positions.flatMap((position) => list.items[position] ?? []) };
}
