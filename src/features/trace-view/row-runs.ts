import type { Row } from './layout.ts';

/** Shorter runs are laid out faster than they are skipped. */
const MIN_RUN = 4;

/** Splits rows into the open one and runs of closed ones, in their order; a short run is a run for each of its rows. */
export function splitRuns(rows: readonly Row[], open: string | undefined): Row[][] {
  const at = rows.findIndex(({ observation }) => observation.id === open);
  const runs = at < 0 ? [rows] : [rows.slice(0, at), rows.slice(at, at + 1), rows.slice(at + 1)];
  return runs.flatMap((run) => (run.length < MIN_RUN ? run.map((row) => [row]) : [[...run]]));
}
