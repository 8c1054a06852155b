import type { Row } from './layout.ts';

/** Browsers lay out shorter runs faster than they skip them. */
const MIN_RUN = 4;

/** Splits rows into the open one and runs of closed ones, in order. The rows of a short run stay separate. */
export function splitRuns(rows: readonly Row[], open: string | undefined): Row[][] {
  const openIndex = rows.findIndex(({ observation }) => observation.id === open);
  const runs =
    openIndex < 0
      ? [rows]
      : [rows.slice(0, openIndex), rows.slice(openIndex, openIndex + 1), rows.slice(openIndex + 1)];
  return runs.flatMap((run) => (run.length < MIN_RUN ? run.map((row) => [row]) : [[...run]]));
}
