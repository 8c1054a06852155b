import type { Kysely } from 'kysely';

/** Runs work in a transaction, as every write does: on SQLite it waits for other processes without blocking this one. */
export function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(work);
}
