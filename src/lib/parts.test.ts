import { expect, it } from 'vitest';
import { splitIntoParts } from './parts.ts';

const pack = (words: string[], limit: number) => splitIntoParts(words, (word) => word.length, limit);

it('fills each part to its limit, in order', () =>
  expect(pack(['aa', 'bb', 'c', 'dddd', 'e'], 5)).toEqual([
    ['aa', 'bb', 'c'],
    ['dddd', 'e'],
  ]));
it('gives a longer item a separate part', () =>
  expect(pack(['a', 'bbbbbbbb', 'c'], 5)).toEqual([['a'], ['bbbbbbbb'], ['c']]));
it('returns no parts for no input', () => expect(pack([], 5)).toEqual([]));
