import { expect, it } from 'vitest';
import type { ParsedQuestion } from '../../search/engine/question.ts';
import { correctMisspeltWords, correctSmallWords } from './misspelt-words.ts';

const account = { word: 'account', term: 'account', share: 0.1 };
const typo = { word: 'acount', term: 'acount', share: 0, correction: account };
const pasta = { word: 'pasta', term: 'pasta', share: 0, correction: { word: 'paste', term: 'past', share: 0.02 } };
const ranks = new Map([['pasta', 11_874]]);

function createQuestion(typed: ParsedQuestion['typed'], name = false): ParsedQuestion {
  return { words: [], readText: '', typed, unknownWords: typed.map(({ word }) => ({ word, weight: 8, name })) };
}

it('replaces a misspelt word with the intended one', () => {
  const { typed, unknownWords } = correctMisspeltWords(createQuestion([typo]), ranks);
  expect(typed).toEqual([account]);
  expect(unknownWords).toEqual([]);
});

it('does not change words of general English', () => {
  const question = createQuestion([pasta]);
  expect(correctMisspeltWords(question, ranks)).toEqual(question);
});

it('does not change names', () => {
  const question = createQuestion([typo], true);
  expect(correctMisspeltWords(question, ranks)).toEqual(question);
});

it('does not change unknown words that resemble nothing', () => {
  const question = createQuestion([{ word: 'quokka', term: 'quokka', share: 0 }]);
  expect(correctMisspeltWords(question, ranks)).toEqual(question);
});

it.each([
  ['hwo do I install teh SDK', 'how do I install the SDK'],
  ['wehn does it end', 'when does it end'],
])('corrects small words with swapped letters: %s', (typed, meant) => {
  expect(correctSmallWords(typed, ranks)).toBe(meant);
});

it.each(['pasta', 'form', 'teh_name', '/teh', 'TEH'])('keeps %s', (word) => {
  expect(correctSmallWords(word, new Map([...ranks, ['form', 500]]))).toBe(word);
});
