import type { Pool } from 'pg';
import type { Db } from './tables.ts';

/** An open database with its tables up to date. */
export interface Database {
  db: Db;
  /** Why nothing more can be kept, or undefined while there is room. */
  getFullReason(): string | undefined;
  /** Gives room back after rows have gone. */
  shrink(): void;
  /** PostgreSQL alone. */
  pool?: Pool;
  close(): Promise<void>;
}
