import type { Pool } from 'pg';
import type { Db } from './tables.ts';

/** An open database with its tables up to date. */
export interface Database {
  db: Db;
  /** Returns why nothing more can be stored, or undefined while there is space. */
  getFullReason(): string | undefined;
  /** Frees disk space after rows were removed. */
  shrink(): void;
  /** PostgreSQL alone. */
  pool?: Pool;
  close(): Promise<void>;
}
