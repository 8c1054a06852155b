import type { Clock } from '../clock.ts';
import { entryOf, inTransaction, randomName } from './feedback-rows.ts';
import type { Delivery, OutboxRows } from './store.ts';
import type { Db } from './tables.ts';
import type { Use } from './use.ts';

/** Two processes that choose the same row: the second waits for the first, then sees that it is no longer due. */
async function claim(db: Db, now: string, until: string): Promise<Delivery | undefined> {
  const lease = randomName('lease');
  const taken = await db
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
  if (!taken) return undefined;
  const { id, reference, tries } = taken;
  const row = await db.selectFrom('feedback').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();
  return { id, lease, tries, entry: entryOf(row) };
}

/** Webhook deliveries in a database. */
export function outboxRows(use: Use, clock: Clock): OutboxRows {
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString();
  return {
    claim: (leaseMs) => use.anyhow(({ db }) => inTransaction(db, (own) => claim(own, later(0), later(leaseMs)))),
    settle: ({ id, lease }) =>
      use.anyhow(({ db }) =>
        inTransaction(db, async (own) => {
          await own.deleteFrom('feedback_outbox').where('id', '=', id).where('lease', '=', lease).execute();
        }),
      ),
    postpone: ({ id, lease }, waitMs) =>
      use.anyhow(({ db }) =>
        inTransaction(db, async (own) => {
          const update = own.updateTable('feedback_outbox').set({ due_at: later(waitMs), lease: null });
          await update.where('id', '=', id).where('lease', '=', lease).execute();
        }),
      ),
  };
}
