import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Store } from '../../../platform/store/store.ts';
import { inTransaction } from '../../../platform/store/transaction.ts';
import type { FeedbackEntry, FeedbackFilter, FeedbackRows, FeedbackWrite } from './entries.ts';
import { type FeedbackDb, type FeedbackTable, feedbackTables } from './tables.ts';

/** A lock number that nothing else uses: only one process at a time removes comments. */
const RETENTION_LOCK = 7_344_102;

/** Creates a name that no one can guess: 80 random bits. */
export function randomName(prefix: string): string {
  return `${prefix}_${randomBytes(10).toString('hex')}`;
}

/** Converts a row to the form that the rest of the site uses. */
export function toEntry(row: Omit<FeedbackTable, 'visit' | 'commented_at'>): FeedbackEntry {
  const { reference, page, choice, comment, status, created_at, updated_at } = row;
  return { reference, page, choice, comment, status, createdAt: created_at, updatedAt: updated_at };
}

/** Inserts a row or updates the row of the same visit; returns nothing if nothing changed. */
async function upsert(db: FeedbackDb, { page, choice, comment, visit }: FeedbackWrite, now: string) {
  return db
    .insertInto('feedback')
    .values({
      reference: randomName('fb'),
      page,
      visit: visit ?? null,
      choice,
      comment: comment ?? null,
      commented_at: comment === undefined ? null : now,
      status: 'new',
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['visit', 'page'])
        .doUpdateSet((row) => ({
          choice: row.ref('excluded.choice'),
          // A delayed or repeated click must not remove the comment.
          comment: row.fn.coalesce('excluded.comment', 'feedback.comment'),
          commented_at: row.fn.coalesce('excluded.commented_at', 'feedback.commented_at'),
          status: row.ref('excluded.status'),
          updated_at: row.ref('excluded.updated_at'),
        }))
        .where((row) =>
          row.or([
            row('feedback.choice', '!=', row.ref('excluded.choice')),
            row.and([
              row('excluded.comment', 'is not', null),
              row('feedback.comment', 'is distinct from', row.ref('excluded.comment')),
            ]),
          ]),
        ),
    )
    .returning('reference')
    .executeTakeFirst();
}

async function save(db: FeedbackDb, write: FeedbackWrite, notify: boolean, now: string) {
  const changed = await upsert(db, write, now);
  if (!changed) {
    const unchanged = db.selectFrom('feedback').select('reference').where('page', '=', write.page);
    const { reference } = await unchanged.where('visit', '=', write.visit ?? null).executeTakeFirstOrThrow();
    return { reference, changed: false };
  }
  const { reference } = changed;
  if (notify) {
    const delivery = { id: randomName('wh'), reference, tries: 0, due_at: now, lease: null };
    await db.insertInto('feedback_outbox').values(delivery).execute();
  }
  return { reference, changed: true };
}

async function list(db: FeedbackDb, filter: FeedbackFilter): Promise<FeedbackEntry[]> {
  let query = db.selectFrom('feedback').selectAll();
  for (const column of ['reference', 'page', 'choice', 'status'] as const) {
    const value = filter[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since);
  if (filter.withComment) query = query.where('comment', 'is not', null).where('comment', '!=', '');
  const rows = await query.orderBy('created_at', 'desc').orderBy('reference').execute();
  return rows.map(toEntry);
}

async function removeComments(db: FeedbackDb, postgres: boolean, before: string): Promise<number> {
  if (postgres) {
    const lock = sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${RETENTION_LOCK}) as got`;
    if (!(await lock.execute(db)).rows[0]?.got) return 0;
  }
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ comment: null, commented_at: null })
    .where('commented_at', '<', before)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Feedback in the store's database. */
export function feedbackRows({ access, clock }: Pick<Store, 'access' | 'clock'>): FeedbackRows {
  return {
    save: (write, notify) =>
      access.write((database) =>
        inTransaction(feedbackTables(database), (transaction) =>
          save(transaction, write, notify, clock.now().toISOString()),
        ),
      ),
    list: (filter) => access.read((database) => list(feedbackTables(database), filter)),
    setStatus: (reference, status) =>
      access.read((database) =>
        inTransaction(feedbackTables(database), async (transaction) => {
          const update = transaction.updateTable('feedback').set({ status }).where('reference', '=', reference);
          return (await update.executeTakeFirst()).numUpdatedRows > 0n;
        }),
      ),
    remove: (reference) =>
      access.read(async (database) => {
        const removed = await inTransaction(feedbackTables(database), (transaction) =>
          transaction.deleteFrom('feedback').where('reference', '=', reference).executeTakeFirst(),
        );
        database.shrink();
        return removed.numDeletedRows > 0n;
      }),
    removeComments: (before) =>
      access.read(async (database) => {
        const isPostgres = database.pool !== undefined;
        const count = await inTransaction(feedbackTables(database), (transaction) =>
          removeComments(transaction, isPostgres, before),
        );
        if (count > 0) database.shrink();
        return count;
      }),
  };
}
