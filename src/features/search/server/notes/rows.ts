import type { Store } from '../../../../platform/store/store.ts';
import { inTransaction } from '../../../../platform/store/transaction.ts';
import { SEARCH_NOTE } from '../../../../site/limits.ts';
import type { SearchNote, SearchNoteEntry, SearchNoteFilter, SearchNoteRows } from './entries.ts';
import { type SearchDb, searchTables } from './tables.ts';

async function count(db: SearchDb, { query, kind, locale }: SearchNote, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_note')
    .set((row) => ({ visitors: row('visitors', '+', 1), last_day: day }))
    .where('query', '=', query)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function insertNote(db: SearchDb, note: SearchNote, visitors: number, day: string): Promise<boolean> {
  const { count: stored } = await db
    .selectFrom('search_note')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(stored) >= SEARCH_NOTE.maxRows) return false;
  const { query, kind, locale } = note;
  await db
    .insertInto('search_note')
    .values({ query, kind, locale, visitors, first_day: day, last_day: day })
    .onConflict((conflict) =>
      conflict.columns(['query', 'kind', 'locale']).doUpdateSet((row) => ({
        visitors: row('search_note.visitors', '+', row.ref('excluded.visitors')),
        last_day: row.ref('excluded.last_day'),
      })),
    )
    .execute();
  return true;
}

async function list(db: SearchDb, filter: SearchNoteFilter): Promise<SearchNoteEntry[]> {
  let query = db.selectFrom('search_note').selectAll();
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  if (filter.locale !== undefined) query = query.where('locale', '=', filter.locale);
  if (filter.since !== undefined) query = query.where('last_day', '>=', filter.since);
  const rows = await query.execute();
  const entries = rows.map(({ first_day, last_day, visitors, ...note }) => ({
    ...note,
    visitors: Number(visitors),
    firstDay: first_day,
    lastDay: last_day,
  }));
  // Sorted here because each database orders text differently.
  return entries.sort((a, b) => b.visitors - a.visitors || compareText(a, b));
}

function compareText(a: SearchNoteEntry, b: SearchNoteEntry): number {
  const [first, second] = [a, b].map(({ query, kind, locale }) => `${query}\n${kind}\n${locale}`) as [string, string];
  return first < second ? -1 : 1;
}

/** Counts of queries in the store's database. */
export function searchNoteRows({ access, clock }: Pick<Store, 'access' | 'clock'>): SearchNoteRows {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    count: (note) => access.read((database) => inTransaction(searchTables(database), (db) => count(db, note, today()))),
    insert: (note, visitors) =>
      access.write((database) =>
        inTransaction(searchTables(database), (db) => insertNote(db, note, visitors, today())),
      ),
    list: (filter) => access.read((database) => list(searchTables(database), filter)),
    removeBefore: (day) =>
      access.read(async (database) => {
        const removed = await inTransaction(searchTables(database), (db) =>
          db.deleteFrom('search_note').where('last_day', '<', day).executeTakeFirst(),
        );
        if (removed.numDeletedRows > 0n) database.shrink();
        return Number(removed.numDeletedRows);
      }),
  };
}
