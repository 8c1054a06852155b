import type { Clock } from '../clock.ts';
import type { StoreAccess } from './access.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';

/** Why a store operation failed. */
export interface StoreError {
  tag: 'store-full' | 'store-away';
  reason: string;
}

/** What an operation gives: its value, or why there is none. */
export type StoreResult<T> = { ok: true; value: T } | { ok: false; error: StoreError };

/** How the store is: `opening` until the first try is over. */
export type StoreState = 'opening' | 'ready' | 'full' | 'away';

/** Everything that the site keeps. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Where it is, without user names and passwords. */
  readonly place: string;
  readonly clock: Clock;
  /** Runs work on the open database; features read and write their own tables with it. */
  readonly access: StoreAccess;
  /** Opens the store, and keeps trying if that fails; reports the first try. */
  start(): Promise<StoreResult<void>>;
  state(): StoreState;
  /** Counts requests, for all processes on one PostgreSQL together, else for this process. */
  limiter(options: LimiterOptions): Limiter;
  close(): Promise<void>;
}
