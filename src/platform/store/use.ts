import type { Database } from './database.ts';
import type { Stored } from './store.ts';

/** Does something with the open database; what goes wrong comes back as a value. */
export interface Use {
  /** For what makes the store grow: refused while it is nearly full. */
  growing<T>(work: (database: Database) => Promise<T>): Promise<Stored<T>>;
  /** For reading, and for what makes room. */
  anyhow<T>(work: (database: Database) => Promise<T>): Promise<Stored<T>>;
}
