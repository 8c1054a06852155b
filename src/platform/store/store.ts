import type { Limiter, LimiterOptions } from './limiter.ts';

/** What a visitor can think of a page. */
export type FeedbackChoice = 'positive' | 'negative';

/** How far the team is with a piece of feedback. */
export const FEEDBACK_STATUSES = ['new', 'read', 'done'] as const;

/** One of the statuses. */
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

/** Feedback as it comes in. */
export interface FeedbackWrite {
  page: string;
  choice: FeedbackChoice;
  comment?: string | undefined;
  /** The visit it belongs to: all of one visit of a page is one row. */
  visit?: string | undefined;
}

/** Feedback as it is kept. Times are ISO 8601 in UTC. */
export interface FeedbackEntry {
  reference: string;
  page: string;
  choice: FeedbackChoice;
  comment: string | null;
  status: FeedbackStatus;
  createdAt: string;
  updatedAt: string;
}

/** Which feedback is asked for. */
export interface FeedbackFilter {
  reference?: string | undefined;
  page?: string | undefined;
  choice?: FeedbackChoice | undefined;
  status?: FeedbackStatus | undefined;
  /** ISO 8601; the time of the first choice. */
  since?: string | undefined;
  withComment?: boolean | undefined;
}

/** A webhook delivery that this process has for itself until its lease ends. */
export interface Delivery {
  id: string;
  lease: string;
  /** How often it has been tried, this time included. */
  tries: number;
  entry: FeedbackEntry;
}

/** Why the store could not do what it was asked. */
export interface StoreError {
  tag: 'store-full' | 'store-away';
  reason: string;
}

/** What an operation gives: its value, or why there is none. */
export type Stored<T> = { ok: true; value: T } | { ok: false; error: StoreError };

/** How the store is: `opening` until the first try is over. */
export type StoreState = 'opening' | 'ready' | 'full' | 'away';

/** Feedback in the store. A write has reached the disk when its promise resolves. */
export interface FeedbackRows {
  /** Keeps a choice or a comment; with `notify`, a webhook delivery with it, both or neither. */
  save(write: FeedbackWrite, notify: boolean): Promise<Stored<{ reference: string; changed: boolean }>>;
  /** Newest first. */
  list(filter: FeedbackFilter): Promise<Stored<FeedbackEntry[]>>;
  /** False where there is no such feedback. */
  setStatus(reference: string, status: FeedbackStatus): Promise<Stored<boolean>>;
  /** False where there is no such feedback. */
  remove(reference: string): Promise<Stored<boolean>>;
  /** Removes the comments written before a time and says how many; the choices stay. */
  removeComments(before: string): Promise<Stored<number>>;
}

/** Webhook deliveries that are due. */
export interface OutboxRows {
  /** Takes the delivery that is due longest, for `leaseMs`; nobody else gets it in that time. */
  claim(leaseMs: number): Promise<Stored<Delivery | undefined>>;
  /** Forgets a delivery that arrived, or that is given up. */
  settle(delivery: Delivery): Promise<Stored<void>>;
  /** Puts a delivery back, to be tried again after a while. */
  postpone(delivery: Delivery, waitMs: number): Promise<Stored<void>>;
}

/** A query that led nowhere, as it is counted. */
export interface SearchNote {
  query: string;
  kind: string;
  locale: string;
}

/** How many visitors a query led nowhere; days in UTC. */
export interface SearchNoteEntry extends SearchNote {
  visitors: number;
  firstDay: string;
  lastDay: string;
}

/** Which queries are asked for. */
export interface SearchNoteFilter {
  kind?: string | undefined;
  locale?: string | undefined;
  /** A day: typed then or later. */
  since?: string | undefined;
}

/** Counts of queries that led nowhere. Nothing in them says who typed one. */
export interface SearchNoteRows {
  /** Adds a visitor to a query that is kept; false where it is not. */
  count(note: SearchNote): Promise<Stored<boolean>>;
  /** Keeps a query with the visitors it has by now, or adds them; false where there are too many queries already. */
  keep(note: SearchNote, visitors: number): Promise<Stored<boolean>>;
  /** The most visitors first. */
  list(filter: SearchNoteFilter): Promise<Stored<SearchNoteEntry[]>>;
  /** Removes the queries last typed before a day, and says how many. */
  removeBefore(day: string): Promise<Stored<number>>;
}

/** A conversation that somebody shared, as text; times are ISO 8601 in UTC. */
export interface SharedConversation {
  id: string;
  content: string;
  createdAt: string;
}

/** Conversations that can be read by whoever knows their id. Nothing in them says who shared one. */
export interface ConversationRows {
  /** Keeps a conversation; its id is made by who keeps it and is never used twice. */
  keep(id: string, content: string): Promise<Stored<void>>;
  find(id: string): Promise<Stored<SharedConversation | undefined>>;
  /** Removes the conversations shared before a time, and says how many. */
  removeBefore(time: string): Promise<Stored<number>>;
}

/** Everything that the site keeps. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Where it is, without user names and passwords. */
  readonly place: string;
  readonly feedback: FeedbackRows;
  readonly outbox: OutboxRows;
  readonly searchNotes: SearchNoteRows;
  readonly conversations: ConversationRows;
  /** Opens the store, and goes on trying where that fails; tells of the first try. */
  start(): Promise<Stored<void>>;
  state(): StoreState;
  /** Counts requests, for all processes on one PostgreSQL together, else for this process. */
  limiter(options: LimiterOptions): Limiter;
  close(): Promise<void>;
}
