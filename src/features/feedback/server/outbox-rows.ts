import type { Store } from '../../../platform/store/store.ts';
import { inTransaction } from '../../../platform/store/transaction.ts';
import type { Delivery, OutboxRows } from './entries.ts';
import { randomName, toEntry } from './rows.ts';
import { type FeedbackDb, feedbackTables } from './tables.ts';

/** If two processes choose the same row, the second waits for the first and then finds that the row is no longer due. */
async function claim(db: FeedbackDb, now: string, until: string): Promise<Delivery | undefined> {
  const lease = randomName('lease');
  const claimed = await db
    .updateTable('feedback_outbox')
    .set((row) => ({ tries: row('tries', '+', 1), due_at: until, lease }))
    .where('id', '=', (row) =>
      row
        .selectFrom('feedback_outbox as due')
        .select('due.id')
        .where('due.due_at', '<=', now)
        .orderBy('due.due_at')
        .limit(1),
    )
    .where('due_at', '<=', now)
    .returning(['id', 'reference', 'tries'])
    .executeTakeFirst();
  if (!claimed) return undefined;
  const { id, reference, tries } = claimed;
  const row = await db.selectFrom('feedback').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
  return { id, lease, tries, entry: toEntry(row) };
}

/** Webhook deliveries in the store's database. */
export function outboxRows({ access, clock }: Pick<Store, 'access' | 'clock'>): OutboxRows {
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  const transact = <T>(work: (transaction: FeedbackDb) => Promise<T>) =>
    access.read((database) => inTransaction(feedbackTables(database), work));
  return {
    claim: (leaseMs) => transact((transaction) => claim(transaction, later(0), later(leaseMs))),
    settle: ({ id, lease }) =>
      transact(async (transaction) => {
        await transaction.deleteFrom('feedback_outbox').where('id', '=', id).where('lease', '=', lease).execute();
      }),
    postpone: ({ id, lease }, waitMs) =>
      transact(async (transaction) => {
        const update = transaction.updateTable('feedback_outbox').set({ due_at: later(waitMs), lease: null });
        await update.where('id', '=', id).where('lease', '=', lease).execute();
      }),
  };
}
