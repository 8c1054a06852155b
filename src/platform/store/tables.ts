import type { Kysely } from 'kysely';

/** The tables that the platform knows. A feature adds its own with `db.withTables`. */
export interface Tables {
  site_migration: { name: string; applied_at: string };
}

/** A connection, or a transaction on one. */
export type Db = Kysely<Tables>;
