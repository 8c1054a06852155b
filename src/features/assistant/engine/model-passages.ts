import { WRITTEN_ANSWER } from '../../../site/limits.ts';
import { type AnswerInput, type AnswerPage, prepareQuestion } from './answer-question.ts';
import { blocksToMarkdown } from './blocks-to-markdown.ts';
import { type Chunk, pickItems, pickRows } from './chunks.ts';
import { rankChunks } from './rank.ts';
import type { SourcePassage } from './verify/passage.ts';

/** Longer sections are reduced to their best chunks. */
const MAX_WHOLE_SECTION_CHARS = 1800;

interface SectionChunks {
  page: AnswerPage;
  section: number;
  chunks: Chunk[];
}

/** Returns the passages for a model: sections of the best chunks, the best first, numbered from 1. */
export function getModelPassages(input: AnswerInput): SourcePassage[] {
  const ranked = rankChunks(prepareQuestion(input), input.pages, input.embedder);
  const sections = new Map<string, SectionChunks>();
  for (const { page, chunk } of ranked) {
    const key = `${page.path}#${chunk.section}`;
    const entry = sections.get(key) ?? { page: page as AnswerPage, section: chunk.section, chunks: [] };
    entry.chunks.push(chunk);
    sections.set(key, entry);
  }
  const passages: SourcePassage[] = [];
  let charsLeft: number = WRITTEN_ANSWER.passageChars;
  for (const entry of sections.values()) {
    if (passages.length >= WRITTEN_ANSWER.passages) break;
    const text = sectionToMarkdown(entry, Math.min(charsLeft, MAX_WHOLE_SECTION_CHARS));
    if (text === '') continue;
    charsLeft -= text.length;
    passages.push({ source: getSource(entry, passages.length + 1), text });
  }
  return passages;
}

/** Returns the Markdown of a section; for a long one, the best chunks in page order. */
function sectionToMarkdown({ page, section, chunks }: SectionChunks, maxChars: number): string {
  const blocks = page.sections[section]?.blocks ?? [];
  const whole = blocksToMarkdown(blocks);
  if (whole.length <= maxChars) return whole;
  const chosen: Chunk[] = [];
  let length = 0;
  for (const chunk of chunks) {
    const size = chunkToMarkdown(chunk).length + 2;
    if (length + size > maxChars) continue;
    length += size;
    chosen.push(chunk);
  }
  const texts = chosen.sort((a, b) => a.index - b.index).map(chunkToMarkdown);
  return texts.join('\n\n');
}

/** Formats a chunk as Markdown; a row or an item without the rest of its table or list. */
function chunkToMarkdown({ opener, block, position }: Chunk): string {
  const intro = opener ? [opener] : [];
  if (position === undefined) return blocksToMarkdown([...intro, block]);
  if (block.kind === 'table') return blocksToMarkdown([...intro, pickRows(block, [position])]);
  return blocksToMarkdown([...intro, block.kind === 'list' ? pickItems(block, [position]) : block]);
}

function getSource({ page, section }: SectionChunks, number: number): SourcePassage['source'] {
  const { title, url, trail } = page;
  const { id = '', heading = '' } = page.sections[section] ?? {};
  return { number, title, heading, url: id ? `${url}#${id}` : url, trail: [...trail] };
}
