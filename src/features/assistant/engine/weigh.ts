import type { QueryWord } from '../../search/engine/question.ts';
import { getTerms, getTokens } from '../../search/engine/terms.ts';

/** Terms that a text is found by. */
export type TextTerms = ReadonlySet<string>;

/** The terms of a text: words of prose, and names as they are in code. */
export function termsIn(text: string): TextTerms {
  const terms = new Set<string>();
  for (const { raw } of getTokens(text))
    for (const kind of ['prose', 'code'] as const) {
      const { words, names } = getTerms(raw, kind);
      for (const term of words) terms.add(term);
      for (const name of names) terms.add(name);
    }
  return terms;
}

const known = new WeakMap<object, TextTerms>();

/** The terms of something with a text, worked out once. */
export function termsOfPart(part: { readonly text: string }): TextTerms {
  const held = known.get(part) ?? termsIn(part.text);
  known.set(part, held);
  return held;
}

/** How much of a word is in texts: 1 for the word itself, less for what only means the same. */
function getCached({ terms }: QueryWord, texts: readonly TextTerms[]): number {
  return terms.reduce(
    (most, { term, weight }) => (weight > most && texts.some((text) => text.has(term)) ? weight : most),
    0,
  );
}

/** The weight of all words together. */
export function getWeight(words: readonly QueryWord[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

/** Which share of a question's weight texts hold together, from 0 to 1. */
export function getShare(words: readonly QueryWord[], ...texts: readonly TextTerms[]): number {
  const all = getWeight(words);
  return all === 0 ? 0 : words.reduce((sum, word) => sum + word.weight * Math.min(1, getCached(word, texts)), 0) / all;
}
