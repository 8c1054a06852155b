import type { QueryWord } from '../../search/engine/question.ts';
import { getTerms, getTokens } from '../../search/engine/terms.ts';

export type TextTerms = ReadonlySet<string>;

/** Returns the terms of a text: words of prose, and names as they are in code. */
export function getTextTerms(text: string): TextTerms {
  const terms = new Set<string>();
  for (const { raw } of getTokens(text))
    for (const kind of ['prose', 'code'] as const) {
      const { words, names } = getTerms(raw, kind);
      for (const term of words) terms.add(term);
      for (const name of names) terms.add(name);
    }
  return terms;
}

/** For each word of a question, how much of it a text contains: 1 for the word itself, less for what only means the same. */
export type WordShares = readonly number[];

/** Returns the shares of a text. `within` are the shares of a larger text that contains it, which saves lookups. */
export function getWordShares(words: readonly QueryWord[], text: TextTerms, within?: WordShares): WordShares {
  return words.map(({ terms }, index) => {
    let max = 0;
    if (within?.[index] === 0) return max;
    for (const { term, weight } of terms) if (weight > max && text.has(term)) max = weight;
    return max;
  });
}

/** Returns the larger share for each word. */
export function mergeShares(one: WordShares, other: WordShares): WordShares {
  return one.map((share, index) => Math.max(share, other[index] ?? 0));
}

export function getTotalWeight(words: readonly QueryWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Sums word shares to a share of the question's weight, from 0 to 1. */
export function sumShares(words: readonly QueryWord[], shares: WordShares): number {
  let [total, covered] = [0, 0];
  for (const [index, { weight }] of words.entries()) {
    total += weight;
    covered += weight * Math.min(1, shares[index] ?? 0);
  }
  return total === 0 ? 0 : covered / total;
}

/** Returns the share of a question's weight that a text contains, from 0 to 1. */
export function getCoverage(words: readonly QueryWord[], text: TextTerms): number {
  return sumShares(words, getWordShares(words, text));
}
