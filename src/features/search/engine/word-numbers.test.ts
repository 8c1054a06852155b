import { expect, it } from 'vitest';
import { WordNumbers } from './word-numbers.ts';

it.each([
  ['no words', [], []],
  ['sorted words', ['ape', 'cat'], []],
  ['sorted words and new ones before, between and after them', ['bee', 'dog'], ['cat', 'ant', 'emu', 'cow']],
  ['unsorted words', ['dog', 'ant', 'cat'], ['bee']],
])('orders %s', (_, saved, added) => {
  const numbers = new WordNumbers(saved);
  numbers.getAll(added);
  expect(Array.from(numbers.order, (number) => numbers.words[number])).toEqual([...saved, ...added].sort());
});
