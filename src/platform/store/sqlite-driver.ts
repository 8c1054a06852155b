import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { STORE_BUSY } from '../../site/limits.ts';

const SQLITE_BUSY = 5;

/** SQLite's own number of an error, without its extension; undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  const code = error instanceof Error ? (error as { errcode?: unknown }).errcode : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** Retries while another process has the file locked, without blocking requests for pages. */
export async function retryWhileLocked<T>(work: () => T): Promise<T> {
  const until = performance.now() + STORE_BUSY.giveUpMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (sqliteCode(error) !== SQLITE_BUSY || performance.now() > until) throw error;
      await wait(STORE_BUSY.retryMs);
    }
  }
}

class Connection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const values = parameters as SQLInputValue[];
    const statement = this.#prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported.');
  }

  #prepare(text: string): StatementSync {
    const statement = this.#statements.get(text) ?? this.#database.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }
}

class SqliteFileDriver implements Driver {
  readonly #database: DatabaseSync;
  readonly #connection: Connection;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#connection = new Connection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  // A transaction that begins as a reader can fail when it starts to write; one that begins as a writer waits for the lock.
  async beginTransaction(): Promise<void> {
    await retryWhileLocked(() => this.#database.exec('begin immediate'));
  }

  async commitTransaction(): Promise<void> {
    await retryWhileLocked(() => this.#database.exec('commit'));
  }

  async rollbackTransaction(): Promise<void> {
    // A full disk ends the transaction automatically.
    if (this.#database.isTransaction) this.#database.exec('rollback');
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    this.#database.close();
  }
}

/** Lets kysely speak to an open `node:sqlite` database. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createDriver: () => new SqliteFileDriver(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}
