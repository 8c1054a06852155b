import { expect, it } from 'vitest';
import { formatScore } from './scores.ts';

it('shows whole numbers unchanged, and enough digits of very small scores', () => {
  expect([0, 0.5, 0.05, 0.0092, 0.00002025, 0.0000001, 1, 7].map(formatScore)).toEqual([
    '0',
    '0.50',
    '0.05',
    '0.0092',
    '0.00002',
    '0.0000001',
    '1',
    '7',
  ]);
});

it('shows true and false as they are sent, and categories by name', () => {
  expect([true, false, 'billing'].map(formatScore)).toEqual(['true', 'false', 'billing']);
});
