import type { Clock } from '../../../../platform/clock.ts';
import type { Store, StoreResult } from '../../../../platform/store/store.ts';
import { SEARCH_NOTE } from '../../../../site/limits.ts';
import { searchNoteRows } from './rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes queries past their retention period; returns their number. */
export async function removeOldSearchNotes(store: Store, clock: Clock): Promise<StoreResult<number>> {
  const before = new Date(clock.now().getTime() - SEARCH_NOTE.retentionDays * DAY_MS);
  return searchNoteRows(store).removeBefore(before.toISOString().slice(0, 10));
}
