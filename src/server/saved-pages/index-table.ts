import type { IndexedText } from '../../features/search/engine/indexed-page.ts';

/** The lists of words of an indexed text. */
const WORD_LISTS = ['terms', 'written', 'plain', 'units'] as const;
const LISTS = ['counts', 'strengths', 'unitCounts', ...WORD_LISTS] as const;
type List = (typeof LISTS)[number];
type Lists = Pick<IndexedText, List>;

/** The joined lists of many texts: a few large arrays are read much faster than thousands of small ones. */
export interface IndexTable {
  words: string[];
  /** For each text, how long each of its lists is. */
  lengths: Uint32Array;
  lists: Lists;
}

/** Joins the lists of texts. With `renumbered`, the table has only the words that they use, in order. */
export function joinTexts(texts: readonly IndexedText[], words: string[], renumbered: boolean): IndexTable {
  const lengths = Uint32Array.from(texts.flatMap((text) => LISTS.map((list) => text[list].length)));
  const lists = {
    counts: joinArrays(texts, 'counts'),
    unitCounts: joinArrays(texts, 'unitCounts'),
    strengths: Uint8Array.from(joinArrays(texts, 'strengths')),
    terms: joinArrays(texts, 'terms'),
    written: joinArrays(texts, 'written'),
    plain: joinArrays(texts, 'plain'),
    units: joinArrays(texts, 'units'),
  };
  return { words: renumbered ? renumber(lists, words) : words, lengths, lists };
}

function joinArrays(texts: readonly IndexedText[], list: List): Uint32Array {
  const joined = new Uint32Array(texts.reduce((sum, text) => sum + text[list].length, 0));
  let offset = 0;
  for (const text of texts) {
    joined.set(text[list], offset);
    offset += text[list].length;
  }
  return joined;
}

/** Numbers the words in use in sorted order, and returns them. */
function renumber(lists: Lists, words: readonly string[]): string[] {
  const used = new Uint8Array(words.length);
  for (const list of WORD_LISTS) for (const number of lists[list]) used[number] = 1;
  const usedWords = words.filter((_, number) => used[number]).sort();
  const newNumbers = new Map(usedWords.map((word, number) => [word, number]));
  const numbers = Uint32Array.from(words, (word) => newNumbers.get(word) ?? 0);
  for (const list of WORD_LISTS) lists[list] = lists[list].map((number) => numbers[number] ?? 0);
  return usedWords;
}

/** Takes the lists of each text from a table. */
export function splitTexts({ lengths, lists }: IndexTable): Lists[] {
  const offsets: Record<List, number> = {
    counts: 0,
    strengths: 0,
    unitCounts: 0,
    terms: 0,
    written: 0,
    plain: 0,
    units: 0,
  };
  const take = <L extends List>(list: L, length: number) => {
    const start = offsets[list];
    offsets[list] += length;
    return lists[list].subarray(start, start + length) as Lists[L];
  };
  return Array.from({ length: lengths.length / LISTS.length }, (_, text) => {
    const length = (list: List) => lengths[text * LISTS.length + LISTS.indexOf(list)] ?? 0;
    return {
      counts: take('counts', length('counts')),
      strengths: take('strengths', length('strengths')),
      unitCounts: take('unitCounts', length('unitCounts')),
      terms: take('terms', length('terms')),
      written: take('written', length('written')),
      plain: take('plain', length('plain')),
      units: take('units', length('units')),
    };
  });
}
