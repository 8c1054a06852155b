import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashCodeCells, joinText } from './cells.ts';

it('joins text that is stored as lines', () => {
  expect(joinText(['a\n', 'b'])).toBe('a\nb');
  expect(joinText('a\nb')).toBe('a\nb');
});

it('hashes IDs and sources, however the source is stored', () => {
  const hash = createHash('sha256').update('[["a","x = 1\\ny"]]').digest('hex');
  expect(hashCodeCells([{ id: 'a', source: 'x = 1\ny' }])).toBe(`sha256:${hash}`);
  expect(hashCodeCells([{ id: 'a', source: ['x = 1\n', 'y'] }])).toBe(`sha256:${hash}`);
});

it('changes with the ID, the source and the order of cells', () => {
  const [a, b] = [
    { id: 'a', source: '1' },
    { id: 'b', source: '2' },
  ];
  const hashes = [[a, b], [b, a], [a], [{ ...a, id: 'c' }, b], [{ ...a, source: '3' }, b]].map(hashCodeCells);
  expect(new Set(hashes).size).toBe(5);
});
