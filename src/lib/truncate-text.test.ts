import { expect, it } from 'vitest';
import { truncateText } from './truncate-text.ts';

it.each([
  ['Short.', 20, 'Short.'],
  ['Exactly ten', 11, 'Exactly ten'],
  ['One two three four, five six', 20, 'One two three four…'],
  ['Aaaaaaaaaaaaaaaaaaaaaaaaaaa', 10, 'Aaaaaaaaa…'],
  ['観測と評価のための基盤です', 6, '観測と評価…'],
  ['👍👍👍👍', 3, '👍👍…'],
])('cuts "%s" at %d', (text, max, cut) => {
  expect(truncateText(text, max)).toBe(cut);
  expect(Array.from(truncateText(text, max)).length).toBeLessThanOrEqual(max);
});
