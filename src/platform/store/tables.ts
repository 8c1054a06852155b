import type { Kysely } from 'kysely';
import type { FeedbackChoice, FeedbackStatus } from './store.ts';

/** Columns of the feedback table. Times are ISO 8601 text in UTC, the same in both databases. */
export interface FeedbackTable {
  reference: string;
  page: string;
  visit: string | null;
  choice: FeedbackChoice;
  comment: string | null;
  commented_at: string | null;
  status: FeedbackStatus;
  created_at: string;
  updated_at: string;
}

/** Columns of the deliveries that are due. No text of a visitor: a delivery carries the row as it is by then. */
export interface OutboxTable {
  id: string;
  reference: string;
  tries: number;
  due_at: string;
  lease: string | null;
}

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

/** All tables that we query ourselves. */
export interface Tables {
  feedback: FeedbackTable;
  feedback_outbox: OutboxTable;
  search_note: SearchNoteTable;
  shared_conversation: ConversationTable;
  site_migration: { name: string; applied_at: string };
}

/** A connection, or a transaction on one. */
export type Db = Kysely<Tables>;
