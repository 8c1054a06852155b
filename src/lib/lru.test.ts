import { expect, it } from 'vitest';
import { LruMap } from './lru.ts';

it('forgets what was used longest ago', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  expect(map.get('a')).toBe(1);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c'), map.size]).toEqual([1, undefined, 3, 2]);
});

it('counts a value set again as used, and holds it once', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 10);
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([10, undefined, 2]);
});

it('can be emptied', () => {
  const map = new LruMap<number>(2);
  map.set('a', 1);
  map.clear();
  expect([map.get('a'), map.size]).toEqual([undefined, 0]);
});
