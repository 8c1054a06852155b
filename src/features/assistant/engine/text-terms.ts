import type { QueryWord } from '../../search/engine/question.ts';
import { getTerms, getTokens } from '../../search/engine/terms.ts';

/** Terms that a text is found by. */
export type TextTerms = ReadonlySet<string>;

/** The terms of a text: words of prose, and names as they are in code. */
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

/** How much of a word is in texts: 1 for the word itself, less for what only means the same. */
function getWordCoverage({ terms }: QueryWord, texts: readonly TextTerms[]): number {
  let max = 0;
  for (const { term, weight } of terms) if (weight > max && isInSome(term, texts)) max = weight;
  return max;
}

function isInSome(term: string, texts: readonly TextTerms[]): boolean {
  for (const text of texts) if (text.has(term)) return true;
  return false;
}

/** The sum of the weights. */
export function getTotalWeight(words: readonly QueryWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Share of a question's weight that the texts contain together, from 0 to 1. */
export function getCoverage(words: readonly QueryWord[], ...texts: readonly TextTerms[]): number {
  let [total, covered] = [0, 0];
  for (const word of words) {
    total += word.weight;
    covered += word.weight * Math.min(1, getWordCoverage(word, texts));
  }
  return total === 0 ? 0 : covered / total;
}
