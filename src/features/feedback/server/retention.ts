import type { Clock } from '../../../platform/clock.ts';
import type { Store, StoreResult } from '../../../platform/store/store.ts';
import { COMMENT_RETENTION_DAYS } from '../../../site/limits.ts';
import { feedbackRows } from './rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes comments past their retention period and returns their number; the choices stay. */
export async function removeOldComments(store: Store, clock: Clock): Promise<StoreResult<number>> {
  const before = new Date(clock.now().getTime() - COMMENT_RETENTION_DAYS * DAY_MS);
  return feedbackRows(store).removeComments(before.toISOString());
}
