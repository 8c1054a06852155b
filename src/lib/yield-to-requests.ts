import { setImmediate as nextTurn } from 'node:timers/promises';

/** A request for a cached page is read, handled and written within this many turns of the event loop. */
const TURNS = 4;

/** Waits until pending quick requests have been served. */
export async function yieldToRequests(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn();
}
