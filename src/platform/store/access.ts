import type { Database } from './database.ts';
import type { StoreResult } from './store.ts';

/** Runs work on the open database; returns failures as values. */
export interface StoreAccess {
  /** For work that makes the store grow: rejected while the store is nearly full. */
  write<T>(work: (database: Database) => Promise<T>): Promise<StoreResult<T>>;
  /** For reading and for work that frees space: never refused for lack of space. */
  read<T>(work: (database: Database) => Promise<T>): Promise<StoreResult<T>>;
}
