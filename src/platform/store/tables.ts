import type { Kysely } from 'kysely';

/** Columns of the conversations that were shared. */
export interface ConversationTable {
  id: string;
  content: string;
  created_at: string;
}

/** The tables that the platform knows. A feature adds its own with `db.withTables`. */
export interface Tables {
  shared_conversation: ConversationTable;
  site_migration: { name: string; applied_at: string };
}

/** A connection, or a transaction on one. */
export type Db = Kysely<Tables>;
