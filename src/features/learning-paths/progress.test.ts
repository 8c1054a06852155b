import { expect, it } from 'vitest';
import { describeProgress, parseProgress, serializeProgress, withoutSteps, withStep } from './progress.ts';

it.each([[null], ['{"a":1}'], ['not json'], ['[1, null]']])('reads %s as no progress', (stored) =>
  expect(parseProgress(stored).size).toBe(0),
);
it('survives storing and reading', () => {
  const done = withStep(withStep(new Set(), '/b', true), '/a', true);
  expect(serializeProgress(done)).toBe('["/a","/b"]');
  expect(parseProgress(serializeProgress(done))).toEqual(done);
});
it('is removed from storage when the last step is unticked', () =>
  expect(serializeProgress(withStep(new Set(['/a']), '/a', false))).toBeNull());
it('resets the steps of one path', () =>
  expect(withoutSteps(new Set(['/a', '/b', '/c']), ['/a', '/c'])).toEqual(new Set(['/b'])));
it.each([
  [0, '0 of 3 steps done'],
  [2, '2 of 3 steps done'],
  [3, 'All 3 steps done'],
])('describes %i of 3', (done, text) => expect(describeProgress(done, 3)).toBe(text));
