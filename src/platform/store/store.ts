import type { Clock } from '../clock.ts';
import type { StoreAccess } from './access.ts';
import type { Limiter, LimiterOptions } from './limiter.ts';

/** Why a store operation failed. */
export interface StoreError {
  tag: 'store-full' | 'store-away';
  reason: string;
}

/** Result of an operation: its value, or the error. */
export type StoreResult<T> = { ok: true; value: T } | { ok: false; error: StoreError };

/** State of the store: `opening` until the first attempt ends. */
export type StoreState = 'opening' | 'ready' | 'full' | 'away';

/** Everything that the site stores. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** Its location, without user names and passwords. */
  readonly place: string;
  readonly clock: Clock;
  /** Runs work on the open database; features read and write their own tables with it. */
  readonly access: StoreAccess;
  /** Opens the store, and keeps retrying if that fails; returns the result of the first attempt. */
  start(): Promise<StoreResult<void>>;
  state(): StoreState;
  /** Counts requests, for all processes on one PostgreSQL together, else for this process. */
  limiter(options: LimiterOptions): Limiter;
  close(): Promise<void>;
}
