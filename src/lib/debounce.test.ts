import { expect, it, onTestFinished, vi } from 'vitest';
import { debounce } from './debounce.ts';

it('runs once, timed from the last call, for each key separately', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [one, other] = [{}, {}];
  const done: string[] = [];
  debounce(one, () => done.push('early'), 100);
  debounce(other, () => done.push('other'), 120);
  vi.advanceTimersByTime(60);
  debounce(one, () => done.push('one'), 100);
  vi.advanceTimersByTime(99);
  expect(done).toEqual(['other']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['other', 'one']);
});
