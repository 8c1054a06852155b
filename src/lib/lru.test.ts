import { expect, it } from 'vitest';
import { LruMap } from './lru.ts';

it('drops the least recently used entry', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
});

it('counts setting a value again as use, and keeps one entry', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 10);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([10, undefined, 2]);
});

it('can be cleared', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.clear();
  expect([map.get('a'), map.size]).toEqual([undefined, 0]);
});

it('drops the oldest entries until the rest is within the weight limit', () => {
  const map = new LruMap<string>(10, { max: 10, weigh: ({ length }) => length });
  map.set('a', '1234');
  map.set('b', '1234');
  map.get('a');
  map.set('c', '1234');
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual(['1234', undefined, '1234']);
  map.set('a', '12');
  map.set('d', '1234');
  expect(map.size).toBe(3);
  map.set('e', '12345678901');
  expect(map.size).toBe(0);
  map.set('f', '1234567890');
  expect(map.get('f')).toBe('1234567890');
});
