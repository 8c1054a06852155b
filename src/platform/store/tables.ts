import type { Kysely } from 'kysely';

/** Columns of the queries that led nowhere; days instead of times, so that none can be told from another's visit. */
export interface SearchNoteTable {
  query: string;
  kind: string;
  locale: string;
  visitors: number;
  first_day: string;
  last_day: string;
}

/** Columns of the conversations that were shared. */
export interface ConversationTable {
  id: string;
  content: string;
  created_at: string;
}

/** The tables that the platform knows. A feature adds its own with `db.withTables`. */
export interface Tables {
  search_note: SearchNoteTable;
  shared_conversation: ConversationTable;
  site_migration: { name: string; applied_at: string };
}

/** A connection, or a transaction on one. */
export type Db = Kysely<Tables>;
