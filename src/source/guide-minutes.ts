import type { Page } from './pages.ts';

/** Words of a technical text that people read in a minute. */
const WORDS_PER_MINUTE = 200;
/** Minutes to copy, run and understand one block of code. */
const MINUTES_PER_SAMPLE = 1;

const FENCE = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1[ \t]*$/gm;

/** Minutes to read a text and try its code, estimated from its words and samples. */
export function estimateMinutes(text: string, samples = text.match(FENCE)?.length ?? 0): number {
  const words = text
    .replace(FENCE, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\p{N}/u.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + samples * MINUTES_PER_SAMPLE));
}

/** Minutes from start to result: from front matter, otherwise estimated. */
export function guideMinutes({ front, source, notebook }: Pick<Page, 'front' | 'source' | 'notebook'>): number {
  if (front.minutes !== undefined) return front.minutes;
  const cells = notebook?.body.cells.filter(({ kind }) => kind === 'code').length;
  return estimateMinutes(source, cells);
}
