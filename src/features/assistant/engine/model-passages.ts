import { WRITTEN_ANSWER } from '../../../site/limits.ts';
import { type AnswerInput, type AnswerPage, readyQuestion } from './answer-question.ts';
import { passageText } from './passage-text.ts';
import { rankUnits } from './rank.ts';
import { listItems, tableRows, type Unit } from './units.ts';
import type { WrittenPassage } from './verify/passage.ts';

/** A section that is short enough to be given as a whole. */
const WHOLE_SECTION = 1800;

interface Place {
  page: AnswerPage;
  section: number;
  units: Unit[];
}

/** The passages that a model answers from: sections of the best units, the best first, numbered from 1. */
export function modelPassages(input: AnswerInput): WrittenPassage[] {
  const ranked = rankUnits(readyQuestion(input), input.pages, input.meanings);
  const places = new Map<string, Place>();
  for (const { page, unit } of ranked) {
    const key = `${page.path}#${unit.section}`;
    const place = places.get(key) ?? { page: page as AnswerPage, section: unit.section, units: [] };
    place.units.push(unit);
    places.set(key, place);
  }
  const passages: WrittenPassage[] = [];
  let left: number = WRITTEN_ANSWER.passageChars;
  for (const place of places.values()) {
    if (passages.length >= WRITTEN_ANSWER.passages) break;
    const text = sectionText(place, Math.min(left, WHOLE_SECTION));
    if (text === '') continue;
    left -= text.length;
    passages.push({ source: sourceOf(place, passages.length + 1), text });
  }
  return passages;
}

/** The Markdown of a section; of a long one, the units that answer best, in page order. */
function sectionText({ page, section, units }: Place, most: number): string {
  const blocks = page.sections[section]?.blocks ?? [];
  const whole = passageText(blocks);
  if (whole.length <= most) return whole;
  const chosen: Unit[] = [];
  let length = 0;
  for (const unit of units) {
    const size = unitText(unit).length + 2;
    if (length + size > most) continue;
    length += size;
    chosen.push(unit);
  }
  const texts = chosen.sort((a, b) => a.index - b.index).map(unitText);
  return texts.join('\n\n');
}

/** A unit as Markdown; a row or an item without the rest of its table or list. */
function unitText({ opener, block, position }: Unit): string {
  const opened = opener ? [opener] : [];
  if (position === undefined) return passageText([...opened, block]);
  if (block.kind === 'table') return passageText([...opened, tableRows(block, [position])]);
  return passageText([...opened, block.kind === 'list' ? listItems(block, [position]) : block]);
}

function sourceOf({ page, section }: Place, number: number): WrittenPassage['source'] {
  const { title, url, trail } = page;
  const { id = '', heading = '' } = page.sections[section] ?? {};
  return { number, title, heading, url: id ? `${url}#${id}` : url, trail: [...trail] };
}
