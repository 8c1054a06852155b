import type { Database } from './database.ts';
import type { StoreResult } from './store.ts';

/** Runs work on the open database; a failure comes back as a value. */
export interface StoreAccess {
  /** For work that makes the store grow: refused while the store is nearly full. */
  write<T>(work: (database: Database) => Promise<T>): Promise<StoreResult<T>>;
  /** For reading and for work that frees space: never refused for lack of space. */
  read<T>(work: (database: Database) => Promise<T>): Promise<StoreResult<T>>;
}
