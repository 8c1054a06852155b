import { expect, it } from 'vitest';
import { FOCUS_TRAIL } from '../site/limits.ts';
import { FocusTrail } from './focus-trail.ts';

const getTrail = (...items: number[]) => {
  const trail = new FocusTrail<number>(FOCUS_TRAIL);
  for (const item of items) trail.remember(item);
  return trail;
};
const all = (trail: FocusTrail<number>) => {
  const items: number[] = [];
  trail.latest((item) => void items.push(item) as unknown as boolean);
  return items;
};

it('remembers the last 10 clicked or focused elements, and no more', () => {
  expect(all(getTrail(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

it('contains each element once, at its most recent position', () =>
  expect(all(getTrail(1, 2, 3, 1))).toEqual([1, 3, 2]));

it('returns the most recent usable element, or undefined', () => {
  expect(getTrail(1, 2, 3).latest((item) => item < 3)).toBe(2);
  expect(getTrail(1, 2, 3).latest(() => false)).toBeUndefined();
  expect(getTrail().latest(() => true)).toBeUndefined();
});
