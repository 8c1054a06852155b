import type { Migration } from '../../../platform/store/migrations.ts';

async function createConversation(db: Parameters<Migration['up']>[0]): Promise<void> {
  await db.schema
    .createTable('shared_conversation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('shared_conversation_created').on('shared_conversation').column('created_at').execute();
}

/** The table of shared conversations. */
export const assistantMigrations: readonly Migration[] = [{ name: '005-shared-conversation', up: createConversation }];
