import type { Migration } from '../../../../platform/store/migrations.ts';

type Db = Parameters<Migration['up']>[0];

async function createSearchNote(db: Db): Promise<void> {
  await db.schema
    .createTable('search_note')
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_note_key', ['query', 'kind', 'locale'])
    .execute();
  await db.schema.createIndex('search_note_last').on('search_note').column('last_day').execute();
}

/** The table of queries without useful results. */
export const searchMigrations: readonly Migration[] = [{ name: '004-search-note', up: createSearchNote }];
