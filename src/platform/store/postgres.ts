import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { POSTGRES } from '../../site/limits.ts';
import type { Database } from './database.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Connects to a PostgreSQL database. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: POSTGRES.connections,
    connectionTimeoutMillis: POSTGRES.connectMs,
    statement_timeout: POSTGRES.statementMs,
    query_timeout: POSTGRES.statementMs + POSTGRES.connectMs,
    idle_in_transaction_session_timeout: POSTGRES.statementMs,
    keepAlive: true,
    application_name: 'site',
  });
  // A connection that breaks while idle is replaced at the next use; unheard, it would end the process.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, full: () => undefined, shrink: () => undefined, close: () => db.destroy() };
}
