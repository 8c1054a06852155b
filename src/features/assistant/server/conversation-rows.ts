import type { Clock } from '../../../platform/clock.ts';
import type { StoreAccess } from '../../../platform/store/access.ts';
import type { ConversationRows } from '../../../platform/store/store.ts';
import { inTransaction } from '../../../platform/store/transaction.ts';

/** Shared conversations in a database. */
export function conversationRows(access: StoreAccess, clock: Clock): ConversationRows {
  return {
    keep: (id, content) =>
      access.write(({ db }) =>
        inTransaction(db, async (own) => {
          const row = { id, content, created_at: clock.now().toISOString() };
          await own.insertInto('shared_conversation').values(row).execute();
        }),
      ),
    find: (id) =>
      access.read(async ({ db }) => {
        const row = await db.selectFrom('shared_conversation').selectAll().where('id', '=', id).executeTakeFirst();
        return row && { id: row.id, content: row.content, createdAt: row.created_at };
      }),
    removeBefore: (time) =>
      access.read(async ({ db, shrink }) => {
        const gone = await inTransaction(db, (own) =>
          own.deleteFrom('shared_conversation').where('created_at', '<', time).executeTakeFirst(),
        );
        if (gone.numDeletedRows > 0n) shrink();
        return Number(gone.numDeletedRows);
      }),
  };
}
