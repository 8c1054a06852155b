import { expect, it, vi } from 'vitest';
import { runInSlices, runToEnd } from './cooperative-task.ts';

function* sum(max: number): Generator<void, number> {
  let total = 0;
  for (let next = 1; next <= max; next++) {
    total += next;
    yield;
  }
  return total;
}

it('runs all steps at once', () => expect(runToEnd(sum(4))).toBe(10));

it('pauses when its time is up, and returns the same result', async () => {
  const pause = vi.fn(async () => {});
  expect(await runInSlices(sum(4), 0, pause)).toBe(10);
  expect(pause).toHaveBeenCalledTimes(4);
});

it('does not pause before', async () => {
  const pause = vi.fn(async () => {});
  await runInSlices(sum(4), 60_000, pause);
  expect(pause).not.toHaveBeenCalled();
});
