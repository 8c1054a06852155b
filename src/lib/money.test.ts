import { expect, test } from 'vitest';
import { formatDollars, formatUnits, shortUnits } from './money.ts';

test('money has cents only where there are any', () => {
  expect([84, 49.5, 3601].map(formatDollars)).toEqual(['$84', '$49.50', '$3,601']);
});

test('counts are written out or in short', () => {
  expect(formatUnits(5_000_000)).toBe('5,000,000');
  expect([0, 999, 100_000, 10_000_000, 2_500_000_000].map(shortUnits)).toEqual(['0', '999', '100k', '10M', '2.5B']);
});
