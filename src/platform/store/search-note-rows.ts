import { SEARCH_NOTE } from '../../site/limits.ts';
import type { Clock } from '../clock.ts';
import type { StoreAccess } from './access.ts';
import type { SearchNote, SearchNoteEntry, SearchNoteFilter, SearchNoteRows } from './store.ts';
import type { Db } from './tables.ts';
import { inTransaction } from './transaction.ts';

async function count(db: Db, { query, kind, locale }: SearchNote, day: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('search_note')
    .set((row) => ({ visitors: row('visitors', '+', 1), last_day: day }))
    .where('query', '=', query)
    .where('kind', '=', kind)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function keep(db: Db, note: SearchNote, visitors: number, day: string): Promise<boolean> {
  const { held } = await db
    .selectFrom('search_note')
    .select((row) => row.fn.countAll().as('held'))
    .executeTakeFirstOrThrow();
  if (Number(held) >= SEARCH_NOTE.kept) return false;
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

async function list(db: Db, filter: SearchNoteFilter): Promise<SearchNoteEntry[]> {
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
  // In code, because databases order text each in their own way.
  return entries.sort((a, b) => b.visitors - a.visitors || before(a, b));
}

function before(a: SearchNoteEntry, b: SearchNoteEntry): number {
  const [one, other] = [a, b].map(({ query, kind, locale }) => `${query}\n${kind}\n${locale}`) as [string, string];
  return one < other ? -1 : 1;
}

/** Counts of queries in a database. */
export function searchNoteRows(access: StoreAccess, clock: Clock): SearchNoteRows {
  const today = () => clock.now().toISOString().slice(0, 10);
  return {
    count: (note) => access.read(({ db }) => inTransaction(db, (own) => count(own, note, today()))),
    keep: (note, visitors) => access.write(({ db }) => inTransaction(db, (own) => keep(own, note, visitors, today()))),
    list: (filter) => access.read(({ db }) => list(db, filter)),
    removeBefore: (day) =>
      access.read(async ({ db, shrink }) => {
        const gone = await inTransaction(db, (own) =>
          own.deleteFrom('search_note').where('last_day', '<', day).executeTakeFirst(),
        );
        if (gone.numDeletedRows > 0n) shrink();
        return Number(gone.numDeletedRows);
      }),
  };
}
