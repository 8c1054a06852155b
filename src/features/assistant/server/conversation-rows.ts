import type { Database } from '../../../platform/store/database.ts';
import type { Store, StoreResult } from '../../../platform/store/store.ts';
import { inTransaction } from '../../../platform/store/transaction.ts';

interface ConversationTable {
  id: string;
  content: string;
  created_at: string;
}

/** A conversation that someone shared, as text; times are ISO 8601 in UTC. */
export interface StoredConversation {
  id: string;
  content: string;
  createdAt: string;
}

/** Shared conversations: anyone with the ID can read one, and nothing in it identifies who shared it. */
export interface ConversationRows {
  /** Adds a conversation under a new ID. */
  add(id: string, content: string): Promise<StoreResult<void>>;
  find(id: string): Promise<StoreResult<StoredConversation | undefined>>;
  /** Removes the conversations shared before a time; returns their number. */
  removeBefore(time: string): Promise<StoreResult<number>>;
}

const tables = ({ db }: Database) => db.$extendTables<{ shared_conversation: ConversationTable }>();

/** Shared conversations in the store's database. */
export function conversationRows({ access, clock }: Pick<Store, 'access' | 'clock'>): ConversationRows {
  return {
    add: (id, content) =>
      access.write((database) =>
        inTransaction(tables(database), async (transaction) => {
          const row = { id, content, created_at: clock.now().toISOString() };
          await transaction.insertInto('shared_conversation').values(row).execute();
        }),
      ),
    find: (id) =>
      access.read(async (database) => {
        const query = tables(database).selectFrom('shared_conversation').selectAll().where('id', '=', id);
        const row = await query.executeTakeFirst();
        return row && { id: row.id, content: row.content, createdAt: row.created_at };
      }),
    removeBefore: (time) =>
      access.read(async (database) => {
        const deleted = await inTransaction(tables(database), (transaction) =>
          transaction.deleteFrom('shared_conversation').where('created_at', '<', time).executeTakeFirst(),
        );
        if (deleted.numDeletedRows > 0n) database.shrink();
        return Number(deleted.numDeletedRows);
      }),
  };
}
