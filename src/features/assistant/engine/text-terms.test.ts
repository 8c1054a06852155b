import { expect, it } from 'vitest';
import type { QueryWord } from '../../search/engine/question.ts';
import { splitSentences } from './chunk-terms.ts';
import { getCoverage, getTextTerms, getWordShares, mergeShares, sumShares } from './text-terms.ts';

const word = (weight: number, ...terms: [string, number][]): QueryWord => ({
  weight,
  known: true,
  terms: terms.map(([term, weight]) => ({ term, weight })),
});
const words = [word(3, ['mask', 1], ['redact', 0.5]), word(1, ['token', 1])];

it('weighs each word by the best of its terms that a text contains', () => {
  expect(getWordShares(words, new Set(['redact', 'token']))).toEqual([0.5, 1]);
  expect(getWordShares(words, new Set(['redact', 'mask']))).toEqual([1, 0]);
  expect(getCoverage(words, new Set(['redact']))).toBe(1.5 / 4);
  expect(getCoverage([], new Set(['redact']))).toBe(0);
});

it('adds up shared terms, each word once', () => {
  const merged = mergeShares([0.5, 0], [1, 1]);
  expect(merged).toEqual([1, 1]);
  expect(sumShares(words, merged)).toBe(1);
});

it('finds in a sentence only what its chunk contains', () => {
  const chunk =
    'Call sg.flush() before exit. See api/public/traces!\nUse `mask_secrets` or OTEL_EXPORTER: it works. トレースを送る。次は評価。';
  const whole = getTextTerms(chunk);
  const sentences = splitSentences(chunk);
  expect(sentences.length).toBeGreaterThan(3);
  expect(sentences.flatMap((sentence) => [...getTextTerms(sentence)]).filter((term) => !whole.has(term))).toEqual([]);
  expect(getWordShares(words, new Set(['mask', 'token']), [0, 1])).toEqual([0, 1]);
});
