import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { POSTGRES } from '../../site/limits.ts';
import type { Database } from './database.ts';
import { type Migration, migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Connects to a PostgreSQL database. */
export async function openPostgres(connectionString: string, migrations: readonly Migration[] = []): Promise<Database> {
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
  ignoreLostConnections(pool);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: discardBrokenClients(pool) }) });
  try {
    await migrate(db, 'postgres', migrations);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool, getFullReason: () => undefined, shrink: () => undefined, close: () => db.destroy() };
}

/**
 * A lost connection emits `error`, which ends the process if no one listens. The pool listens to idle clients only,
 * so clients in use need a listener too. The query that was running rejects, and the pool replaces the client.
 */
function ignoreLostConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

type PooledClient = Awaited<ReturnType<PostgresPool['connect']>>;

/**
 * Closes a client whose query failed without a response from the server, such as a timeout. Back in the pool, it would
 * still wait for that response, perhaps with a transaction open that the next query would join.
 */
export function discardBrokenClients(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      let broken: Error | undefined;
      const query = async (text: string, values: unknown[] = []) => {
        // A rollback on such a client would only wait for the same timeout again.
        if (broken) throw broken;
        try {
          return await client.query(text, values);
        } catch (error) {
          if (error instanceof Error && !(error instanceof pg.DatabaseError)) broken = error;
          throw error;
        }
      };
      const release = (destroy?: boolean) => client.release(destroy || broken);
      // Kysely also knows cursors, which are only used for streaming.
      return { query: query as unknown as PooledClient['query'], release };
    },
  };
}
