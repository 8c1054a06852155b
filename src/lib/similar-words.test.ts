import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance } from './closest-match.ts';
import { SimilarWords } from './similar-words.ts';

const similarWords = new SimilarWords(['tracing', 'trace', 'prompts', 'api', 'datasets', 'webhooks']);

it.each([
  ['tracing', { tracing: 1, trace: 0 }],
  ['traceing', { tracing: 0.6, trace: 0.8 }],
  ['promts', { prompts: 0.6 }],
  ['dataset', { datasets: 0.8 }],
  ['apj', { api: 0.6 }],
  ['zebra', {}],
])('finds words similar to %s', (word, expected) => {
  const found = similarWords.find(word);
  for (const [other, similarity] of Object.entries(expected))
    expect([other, found.get(other) ?? 0]).toEqual([other, similarity]);
  if (Object.keys(expected).length === 0) expect(found.size).toBe(0);
});

it('finds the same words as comparing with every word', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 2, maxLength: 9 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (words, query) => {
      const found = new SimilarWords(words).find(query);
      for (const other of words) expect([other, found.get(other) ?? 0]).toEqual([other, similarity(query, other)]);
    }),
    { seed: 7 },
  );
});

function similarity(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length > 3 && b.length > 3 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const limit = Math.floor(Math.min(a.length, b.length) / 3);
  return limit > 0 && editDistance(a, b, limit) <= limit ? 0.6 : 0;
}
