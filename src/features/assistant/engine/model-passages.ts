import { WRITTEN_ANSWER } from '../../../site/limits.ts';
import { type AnswerInput, type AnswerPage, prepareQuestion } from './answer-question.ts';
import { type Chunk, listItems, tableRows } from './chunks.ts';
import { passageText } from './passage-text.ts';
import { rankChunks } from './rank.ts';
import type { WrittenPassage } from './verify/passage.ts';

/** A section that is short enough to be given as a whole. */
const WHOLE_SECTION = 1800;

interface Place {
  page: AnswerPage;
  section: number;
  chunks: Chunk[];
}

/** The passages that a model answers from: sections of the best chunks, the best first, numbered from 1. */
export function modelPassages(input: AnswerInput): WrittenPassage[] {
  const ranked = rankChunks(prepareQuestion(input), input.pages, input.meanings);
  const places = new Map<string, Place>();
  for (const { page, chunk } of ranked) {
    const key = `${page.path}#${chunk.section}`;
    const place = places.get(key) ?? { page: page as AnswerPage, section: chunk.section, chunks: [] };
    place.chunks.push(chunk);
    places.set(key, place);
  }
  const passages: WrittenPassage[] = [];
  let left: number = WRITTEN_ANSWER.passageChars;
  for (const place of places.values()) {
    if (passages.length >= WRITTEN_ANSWER.passages) break;
    const text = sectionText(place, Math.min(left, WHOLE_SECTION));
    if (text === '') continue;
    left -= text.length;
    passages.push({ source: getSource(place, passages.length + 1), text });
  }
  return passages;
}

/** The Markdown of a section; of a long one, the chunks that answer best, in page order. */
function sectionText({ page, section, chunks }: Place, most: number): string {
  const blocks = page.sections[section]?.blocks ?? [];
  const whole = passageText(blocks);
  if (whole.length <= most) return whole;
  const chosen: Chunk[] = [];
  let length = 0;
  for (const chunk of chunks) {
    const size = chunkText(chunk).length + 2;
    if (length + size > most) continue;
    length += size;
    chosen.push(chunk);
  }
  const texts = chosen.sort((a, b) => a.index - b.index).map(chunkText);
  return texts.join('\n\n');
}

/** A chunk as Markdown; a row or an item without the rest of its table or list. */
function chunkText({ opener, block, position }: Chunk): string {
  const opened = opener ? [opener] : [];
  if (position === undefined) return passageText([...opened, block]);
  if (block.kind === 'table') return passageText([...opened, tableRows(block, [position])]);
  return passageText([...opened, block.kind === 'list' ? listItems(block, [position]) : block]);
}

function getSource({ page, section }: Place, number: number): WrittenPassage['source'] {
  const { title, url, trail } = page;
  const { id = '', heading = '' } = page.sections[section] ?? {};
  return { number, title, heading, url: id ? `${url}#${id}` : url, trail: [...trail] };
}
