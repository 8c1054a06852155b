import { expect, test } from 'vitest';
import { readUnits } from './units-input.ts';

test('returns nothing without input', () => {
  expect(readUnits(null)).toEqual({ tag: 'none' });
});

test.each([
  ['600000', 600_000],
  ['600,000', 600_000],
  [' 1 500 000 ', 1_500_000],
  ['600k', 600_000],
  ['1.5M', 1_500_000],
  ['4.1m', 4_100_000],
  ['0', 0],
])('reads %s', (raw, units) => {
  expect(readUnits(raw)).toEqual({ tag: 'units', units });
});

test.each([
  ['', 'Enter the number'],
  ['many', 'not a number'],
  ['1e9', 'not a number'],
  ['<b>', 'not a number'],
  ['-5', 'negative'],
  ['10.5', 'whole'],
  ['10000000001', 'talk to us'],
])('reports what is wrong with "%s"', (raw, part) => {
  expect(readUnits(raw)).toMatchObject({ tag: 'wrong', message: expect.stringContaining(part) });
});
