/** A range of characters in a text. */
export interface TextRange {
  start: number;
  end: number;
}

const LETTER = /[\p{L}\p{N}_]/u;
/** Scripts without spaces between words: a match may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Finds words in a text, ignoring case; at the start of a word if the script has spaces. */
export function findWords(text: string, words: readonly string[]): TextRange[] {
  const lower = text.toLowerCase();
  // Some letters change length with their case, so positions would be wrong.
  if (lower.length !== text.length) return [];
  const ranges: TextRange[] = [];
  for (const word of [...words].sort((a, b) => b.length - a.length)) {
    for (let index = lower.indexOf(word); word && index >= 0; index = lower.indexOf(word, index + word.length)) {
      const range = { start: index, end: index + word.length };
      const free = !ranges.some(({ start, end }) => start < range.end && range.start < end);
      if (free && isWordStart(lower, index)) ranges.push(range);
    }
  }
  return ranges.sort((a, b) => a.start - b.start);
}

function isWordStart(text: string, index: number): boolean {
  const [before = '', first = ''] = [text[index - 1], text[index]];
  return index === 0 || UNSPACED.test(first) || !LETTER.test(before) || !LETTER.test(first);
}
