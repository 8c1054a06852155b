import { expect, it } from 'vitest';
import { formatShare, formatValue } from './format.ts';
import { layOutLines } from './line-layout.ts';

it('places all lines on one scale', () => {
  const { low, high, lines } = layOutLines([
    { name: 'a', values: [1, 3] },
    { name: 'b', values: [2, 2] },
  ]);
  expect([low, high]).toEqual([1, 3]);
  expect(lines.map(({ points }) => points.map(({ x, y }) => [x, y]))).toEqual([
    [
      [0, 88],
      [100, 12],
    ],
    [
      [0, 50],
      [100, 50],
    ],
  ]);
});

it('draws equal values and single values in the middle', () =>
  expect(layOutLines([{ name: 'a', values: [5] }]).lines[0]?.points).toEqual([{ x: 50, y: 50 }]));

it('formats values by unit', () => {
  expect([
    formatValue(0.0021, 'usd'),
    formatValue(48.2, 'usd'),
    formatValue(0.00003, 'usd'),
    formatValue(1900, 'ms'),
    formatValue(1204, 'count'),
  ]).toEqual(['$0.0021', '$48.20', 'under $0.0001', '1.90 s', '1,204']);
  expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33%', '0%']);
});
