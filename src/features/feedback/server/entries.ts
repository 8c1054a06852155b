import type { StoreResult } from '../../../platform/store/store.ts';
import type { Choice } from '../body.ts';

/** How far the team has handled a piece of feedback. */
export const FEEDBACK_STATUSES = ['new', 'read', 'done'] as const;

/** A status that the team sets. */
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** Feedback as a visitor sends it. */
export interface FeedbackWrite {
  page: string;
  choice: Choice;
  comment?: string | undefined;
  /** All feedback of one visit to a page is one row. */
  visit?: string | undefined;
}

/** Stored feedback. Times are ISO 8601 in UTC. */
export interface FeedbackEntry {
  reference: string;
  page: string;
  choice: Choice;
  comment: string | null;
  status: FeedbackStatus;
  createdAt: string;
  updatedAt: string;
}

export interface FeedbackFilter {
  reference?: string | undefined;
  page?: string | undefined;
  choice?: Choice | undefined;
  status?: FeedbackStatus | undefined;
  /** ISO 8601; the time of the first choice. */
  since?: string | undefined;
  withComment?: boolean | undefined;
}

/** A webhook delivery that only this process handles until its lease ends. */
export interface Delivery {
  id: string;
  lease: string;
  /** Number of tries, including this one. */
  tries: number;
  entry: FeedbackEntry;
}

/** The feedback table. A write has reached the disk when its promise resolves. */
export interface FeedbackRows {
  /** Stores a choice or a comment and, with `notify`, a webhook delivery in the same transaction. */
  save(write: FeedbackWrite, notify: boolean): Promise<StoreResult<{ reference: string; changed: boolean }>>;
  /** Newest first. */
  list(filter: FeedbackFilter): Promise<StoreResult<FeedbackEntry[]>>;
  /** False if the feedback does not exist. */
  setStatus(reference: string, status: FeedbackStatus): Promise<StoreResult<boolean>>;
  /** False if the feedback does not exist. */
  remove(reference: string): Promise<StoreResult<boolean>>;
  /** Removes the comments written before a time and returns their number; the choices stay. */
  removeComments(before: string): Promise<StoreResult<number>>;
}

/** Webhook deliveries whose time has come. */
export interface OutboxRows {
  /** Claims the delivery that has been due longest; no other process gets it within `leaseMs`. */
  claim(leaseMs: number): Promise<StoreResult<Delivery | undefined>>;
  /** Removes a delivery that arrived or that was given up. */
  settle(delivery: Delivery): Promise<StoreResult<void>>;
  /** Releases a delivery, to be tried again after `waitMs`. */
  postpone(delivery: Delivery, waitMs: number): Promise<StoreResult<void>>;
}
