import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/store/database.ts';
import type { Choice } from '../body.ts';
import type { FeedbackStatus } from './entries.ts';

/** Columns of the feedback table. Times are ISO 8601 text in UTC, the same in both databases. */
export interface FeedbackTable {
  reference: string;
  page: string;
  visit: string | null;
  choice: Choice;
  comment: string | null;
  commented_at: string | null;
  status: FeedbackStatus;
  created_at: string;
  updated_at: string;
}

/** Columns of the pending deliveries. They contain no text of visitors: a delivery sends the row as it is at that time. */
export interface OutboxTable {
  id: string;
  reference: string;
  tries: number;
  due_at: string;
  lease: string | null;
}

type FeedbackTables = {
  feedback: FeedbackTable;
  feedback_outbox: OutboxTable;
};

/** A connection, or a transaction on one, with the tables of feedback. */
export type FeedbackDb = Kysely<FeedbackTables>;

export function feedbackTables({ db }: Database): FeedbackDb {
  return db.$extendTables<FeedbackTables>();
}
