import { expect, it } from 'vitest';
import type { ParsedQuestion } from '../../search/engine/question.ts';
import { readWithQuestionWords } from './question-words.ts';

const KNOWN_WORDS = ['pay', 'wire'];

/** A reader for a site that has two words, and takes other words for misspelt ones. */
const reader = {
  async read(text: string): Promise<ParsedQuestion> {
    const all = text.split(' ').filter(Boolean);
    const isKnown = (word: string) => KNOWN_WORDS.includes(word);
    return {
      words: all.map((word) => ({
        terms: [{ term: isKnown(word) ? word : 'pay', weight: 1 }],
        weight: 3,
        known: true,
      })),
      readText: all.map((word) => (isKnown(word) ? word : 'pay')).join(' '),
      unknownWords: all.filter((word) => !isKnown(word)).map((word) => ({ word, weight: 9, name: false })),
      typed: all.map((word) => ({ word, term: word, share: isKnown(word) ? 0.1 : 0 })),
    };
  },
};
const hasTerm = (term: string) => term === 'paypal';

it('knows a word that only a question of an author contains', async () => {
  const parsed = await readWithQuestionWords(reader, 'wire paypal', { hasTerm });
  expect(parsed.unknownWords).toEqual([]);
  expect(parsed.words.map(({ terms }) => terms[0]?.term)).toEqual(['wire', 'paypal']);
  expect(parsed.readText).toBe('wire paypal');
});

it('does not know other words', async () => {
  const parsed = await readWithQuestionWords(reader, 'wire quokka', { hasTerm });
  expect(parsed).toEqual(await reader.read('wire quokka'));
});
