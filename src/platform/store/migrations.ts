import { sql } from 'kysely';
import type { Store } from './store.ts';
import type { Db } from './tables.ts';

/** An arbitrary lock number: processes that start at the same time wait for each other. */
const MIGRATION_LOCK = 7_344_101;

/** One change of the tables. Once released, a migration is never edited. */
export interface Migration {
  /** Starts with a number that no other migration has: migrations run in the order of their names. */
  name: string;
  up(db: Db): Promise<void>;
}

const MIGRATIONS: readonly Migration[] = [{ name: '003-rate-limit', up: createRateLimit }];

/** The columns that rate-limiter-flexible reads and writes. */
async function createRateLimit(db: Db): Promise<void> {
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
}

/** The platform's migrations and those of the features, in the order in which they run. */
export function orderMigrations(features: readonly Migration[]): Migration[] {
  return [...MIGRATIONS, ...features].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Brings the tables up to date in one transaction that only one process can be in (SQLite: it begins as a writer).
 * Migrations of a newer release are left alone, so that processes of two releases can run side by side.
 */
export async function migrate(db: Db, kind: Store['kind'], features: readonly Migration[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(transaction);
    await transaction.schema
      .createTable('site_migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
    const applied = await transaction.selectFrom('site_migration').select('name').execute();
    const known = new Set(applied.map(({ name }) => name));
    for (const { name, up } of orderMigrations(features).filter((migration) => !known.has(migration.name))) {
      await up(transaction);
      await transaction.insertInto('site_migration').values({ name, applied_at: new Date().toISOString() }).execute();
    }
  });
}
