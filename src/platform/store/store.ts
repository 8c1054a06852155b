import type { Clock } from '../clock.ts';
import type { StoreAccess } from './access.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';

/** Why the store could not do what it was asked. */
export interface StoreError {
  tag: 'store-full' | 'store-away';
  reason: string;
}

/** What an operation gives: its value, or why there is none. */
export type Stored<T> = { ok: true; value: T } | { ok: false; error: StoreError };

/** How the store is: `opening` until the first try is over. */
export type StoreState = 'opening' | 'ready' | 'full' | 'away';

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
  readonly clock: Clock;
  /** Runs work on the open database; features read and write their own tables with it. */
  readonly access: StoreAccess;
  readonly conversations: ConversationRows;
  /** Opens the store, and goes on trying where that fails; tells of the first try. */
  start(): Promise<Stored<void>>;
  state(): StoreState;
  /** Counts requests, for all processes on one PostgreSQL together, else for this process. */
  limiter(options: LimiterOptions): Limiter;
  close(): Promise<void>;
}
