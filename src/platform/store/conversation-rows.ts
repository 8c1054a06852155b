import type { Clock } from '../clock.ts';
import { inTransaction } from './feedback-rows.ts';
import type { ConversationRows } from './store.ts';
import type { Use } from './use.ts';

/** Shared conversations in a database. */
export function conversationRows(use: Use, clock: Clock): ConversationRows {
  return {
    keep: (id, content) =>
      use.growing(({ db }) =>
        inTransaction(db, async (own) => {
          const row = { id, content, created_at: clock.now().toISOString() };
          await own.insertInto('shared_conversation').values(row).execute();
        }),
      ),
    find: (id) =>
      use.anyhow(async ({ db }) => {
        const row = await db.selectFrom('shared_conversation').selectAll().where('id', '=', id).executeTakeFirst();
        return row && { id: row.id, content: row.content, createdAt: row.created_at };
      }),
    removeBefore: (time) =>
      use.anyhow(async ({ db, shrink }) => {
        const gone = await inTransaction(db, (own) =>
          own.deleteFrom('shared_conversation').where('created_at', '<', time).executeTakeFirst(),
        );
        if (gone.numDeletedRows > 0n) shrink();
        return Number(gone.numDeletedRows);
      }),
  };
}
