import type { AskedWord } from '../features/search/engine/question.ts';
import type { ListBlock, ParagraphBlock, TableBlock, TextBlock, TextSection } from '../schema/page-text.ts';
import { asksOf } from './asks.ts';
import type { FoundPage, ReadyQuestion } from './features.ts';
import type { Meanings } from './unit-terms.ts';
import { unitsOf } from './units.ts';
import { termsIn } from './weigh.ts';

/** Inline text for tests. */
export const rich = (text: string) => ({ text, markdown: text, spans: [{ text }] });
/** A paragraph for tests. */
export const paragraph = (text: string): ParagraphBlock => ({ kind: 'paragraph', ...rich(text) });
/** A sample for tests. */
export const code = (language: string, text: string, tab?: string): TextBlock => ({
  kind: 'code',
  language,
  text,
  markdown: text,
  ...(tab && { tab }),
});
/** A list for tests. */
export const list = (items: readonly string[], ordered = false): ListBlock => ({
  kind: 'list',
  ordered,
  start: 1,
  items: items.map((item) => ({ ...rich(item), blocks: [] })),
  text: items.join('\n'),
  markdown: '',
});
/** A table for tests. */
export const table = (header: readonly string[], rows: readonly (readonly string[])[]): TableBlock => ({
  kind: 'table',
  header: header.map(rich),
  rows: rows.map((cells) => cells.map(rich)),
  text: '',
  markdown: '',
});
/** A section for tests. */
export const section = (heading: string, blocks: readonly TextBlock[], level = heading ? 2 : 1): TextSection => ({
  id: heading.toLowerCase().replaceAll(' ', '-'),
  aliases: [],
  heading,
  headingMarkdown: heading,
  level,
  blocks,
});

/** A page as the search found it. */
export function foundPage(title: string, sections: readonly TextSection[], more: Partial<FoundPage> = {}): FoundPage {
  const path = `/docs/${title.toLowerCase().replaceAll(' ', '-')}`;
  const own = { path, title, section: 'docs', questions: [], description: '', sections, units: unitsOf(sections) };
  return { ...own, score: 1, rank: 0, sectionScores: new Map(), ...more };
}

/** No meanings: texts are compared by words alone. */
export const WORDS_ONLY: Meanings = { vector: () => undefined };

/** A question whose words all weigh the same. */
export function sampleQuestion(text: string): ReadyQuestion {
  const words = [...termsIn(text)]
    .filter((term) => !term.startsWith('=') && term.length > 2)
    .map((term): AskedWord => ({ terms: [{ term, weight: 1 }], weight: 1, known: true }));
  return { text, words, vector: undefined, asks: asksOf(text) };
}
