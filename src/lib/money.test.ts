import { expect, test } from 'vitest';
import { formatDollars, formatShortUnits, formatUnits, formatUsd, writeUsd } from './money.ts';

test('money shows cents only if there are any', () => {
  expect([84, 49.5, 3601].map(formatDollars)).toEqual(['$84', '$49.50', '$3,601']);
});

test('counts are written out or abbreviated', () => {
  expect(formatUnits(5_000_000)).toBe('5,000,000');
  expect([0, 999, 100_000, 10_000_000, 2_500_000_000].map(formatShortUnits)).toEqual([
    '0',
    '999',
    '100k',
    '10M',
    '2.5B',
  ]);
});

test('costs have as many digits as they need; in text, tiny amounts are described in words', () => {
  expect([0, 0.0042, 1.5, 0.00002].map(formatUsd)).toEqual(['$0.0000', '$0.0042', '$1.50', '<$0.0001']);
  expect([0.0042, 0.00002].map(writeUsd)).toEqual(['$0.0042', 'under $0.0001']);
});
