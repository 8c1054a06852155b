import type { Store, Stored } from '../../platform/store/store.ts';
import { cleanQuery } from '../../search/clean-query.ts';
import type { QueryNote } from '../../search/query-note.ts';
import { SEARCH_NOTE } from '../../site/limits.ts';
import type { Crowd } from './crowd.ts';

/** Counts a query that led nowhere: in memory until enough visitors typed it, then in the store. */
export async function noteQuery(
  { store, crowd }: { store: Store; crowd: Crowd },
  note: QueryNote,
  address: string,
): Promise<Stored<void>> {
  const query = cleanQuery(note.query);
  if (query === undefined) return { ok: true, value: undefined };
  const clean = { ...note, query };
  const key = JSON.stringify([query, note.kind, note.locale]);
  const visitors = crowd.add(key, address);
  if (visitors === undefined) return { ok: true, value: undefined };
  const known = await store.searchNotes.count(clean);
  const kept =
    known.ok && !known.value && visitors >= SEARCH_NOTE.visitors
      ? await store.searchNotes.keep(clean, visitors)
      : known;
  if (kept.ok) return { ok: true, value: undefined };
  crowd.forget(key, address);
  return kept;
}
