import { expect, it, onTestFinished, vi } from 'vitest';
import { afterLast } from './debounce.ts';

it('acts once, counted from the last call, for each thing by itself', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [one, other] = [{}, {}];
  const done: string[] = [];
  afterLast(one, () => done.push('early'), 100);
  afterLast(other, () => done.push('other'), 120);
  vi.advanceTimersByTime(60);
  afterLast(one, () => done.push('one'), 100);
  vi.advanceTimersByTime(99);
  expect(done).toEqual(['other']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['other', 'one']);
});
