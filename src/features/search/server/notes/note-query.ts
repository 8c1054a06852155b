import type { Store, StoreResult } from '../../../../platform/store/store.ts';
import { SEARCH_NOTE } from '../../../../site/limits.ts';
import { cleanQuery } from '../../engine/clean-query.ts';
import type { QueryNote } from '../../engine/query-note.ts';
import type { DailyVisitors } from './daily-visitors.ts';
import { searchNoteRows } from './rows.ts';

/** Counts a query without a useful result: in memory until enough visitors typed it, then in the store. */
export async function recordQuery(
  { store, dailyVisitors }: { store: Store; dailyVisitors: DailyVisitors },
  note: QueryNote,
  address: string,
): Promise<StoreResult<void>> {
  const query = cleanQuery(note.query);
  if (query === undefined) return { ok: true, value: undefined };
  const clean = { ...note, query };
  const key = JSON.stringify([query, note.kind, note.locale]);
  const visitors = dailyVisitors.add(key, address);
  if (visitors === undefined) return { ok: true, value: undefined };
  const counted = await searchNoteRows(store).count(clean);
  const recorded =
    counted.ok && !counted.value && visitors >= SEARCH_NOTE.visitors
      ? await searchNoteRows(store).insert(clean, visitors)
      : counted;
  if (recorded.ok) return { ok: true, value: undefined };
  dailyVisitors.forget(key, address);
  return recorded;
}
