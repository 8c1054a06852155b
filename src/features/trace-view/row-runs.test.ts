import { describe, expect, it } from 'vitest';
import { getRows } from './layout.ts';
import { splitRuns } from './row-runs.ts';
import { SAMPLE_TRACE } from './sample.ts';

describe('splitRuns', () => {
  const all = getRows(SAMPLE_TRACE);
  const ids = all.map(({ observation }) => observation.id);
  const lengths = (open: string | undefined) => splitRuns(all, open).map((run) => run.length);

  it.each([
    ['the first row', 0, [1, 9]],
    ['a row in the middle', 5, [5, 1, 4]],
    ['a row near the end', 7, [7, 1, 1, 1]],
    ['the last row', 9, [9, 1]],
  ])('keeps %s open between runs of closed rows', (_, index, expected) =>
    expect(lengths(ids[index])).toEqual(expected),
  );
  it('is one run if no row is open', () => expect(lengths(undefined)).toEqual([10]));
  it('keeps all rows in their order', () => expect(splitRuns(all, ids[5]).flat()).toEqual(all));
});
