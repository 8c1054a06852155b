import { sql } from 'kysely';
import { STORE_CHECK_MS, STORE_RETRY_MS } from '../../site/limits.ts';
import type { Clock } from '../clock.ts';
import type { StoreAccess } from './access.ts';
import type { Database } from './database.ts';
import { createLimiter } from './limiter.ts';
import type { Store, StoreError, StoreResult, StoreState } from './store.ts';
import { getStoreError } from './store-errors.ts';

export interface StoreOptions {
  kind: Store['kind'];
  place: string;
  clock: Clock;
  open(): Promise<Database>;
  /** Called once when the store becomes unavailable, and once when it is back. */
  onChange?(state: 'ready' | 'away', reason?: string): void;
}

/** Opens a database when it is first needed, and retries until that succeeds. */
class ConnectionManager {
  readonly #options: StoreOptions;
  #opening: Promise<Database> | undefined;
  #failure: { error: StoreError; time: number } | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #closed = false;
  database: Database | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  async use<T>(work: (database: Database) => Promise<T>, growing: boolean): Promise<StoreResult<T>> {
    try {
      const database = this.database ?? (await this.#open());
      const reason = growing ? database.getFullReason() : undefined;
      if (reason !== undefined) return { ok: false, error: { tag: 'store-full', reason } };
      const value = await work(database);
      this.#succeed(growing);
      return { ok: true, value };
    } catch (thrown) {
      const error = thrown instanceof KnownFailure ? thrown.error : this.#fail(getStoreError(thrown));
      return { ok: false, error };
    }
  }

  state(): StoreState {
    if (performance.now() - this.#checkedAt > STORE_CHECK_MS) this.#check();
    if (this.#failure) return this.#failure.error.tag === 'store-full' ? 'full' : 'away';
    if (!this.database) return 'opening';
    try {
      return this.database.getFullReason() === undefined ? 'ready' : 'full';
    } catch {
      return 'away';
    }
  }

  async start(): Promise<StoreResult<void>> {
    const opened = await this.use(async () => undefined, false);
    if (!opened.ok && !this.#closed) setTimeout(() => void this.start(), STORE_RETRY_MS).unref();
    return opened;
  }

  async close(): Promise<void> {
    this.#closed = true;
    const database = this.database ?? (await this.#opening?.catch(() => undefined));
    this.database = undefined;
    await database?.close();
  }

  /** Checks the database in the background, so that requests for the state don't wait. */
  #check(): void {
    this.#checkedAt = performance.now();
    if (this.database) void this.use(({ db }) => sql`select 1`.execute(db), false);
  }

  #open(): Promise<Database> {
    const failed = this.#failure;
    if (failed && performance.now() - failed.time < STORE_RETRY_MS) throw new KnownFailure(failed.error);
    if (this.#closed) throw new KnownFailure({ tag: 'store-away', reason: 'closed' });
    this.#opening ??= this.#options
      .open()
      .then((database) => {
        this.database = database;
        return database;
      })
      .finally(() => {
        this.#opening = undefined;
      });
    return this.#opening;
  }

  /** A successful read reveals nothing about free space. */
  #succeed(growing: boolean): void {
    if (!growing && this.#failure?.error.tag === 'store-full') return;
    if (this.#failure) this.#options.onChange?.('ready');
    this.#failure = undefined;
  }

  #fail(error: StoreError): StoreError {
    if (!this.#failure) this.#options.onChange?.('away', error.reason);
    this.#failure = { error, time: performance.now() };
    return error;
  }
}

/** A failure that is already known and need not be detected again. */
class KnownFailure extends Error {
  readonly error: StoreError;

  constructor(error: StoreError) {
    super(error.reason);
    this.error = error;
  }
}

/** Creates a store for a database that may not be available yet. */
export function createStore(options: StoreOptions): Store {
  const { kind, place, clock } = options;
  const connection = new ConnectionManager(options);
  const access: StoreAccess = {
    write: (work) => connection.use(work, true),
    read: (work) => connection.use(work, false),
  };
  return {
    kind,
    place,
    clock,
    access,
    start: () => connection.start(),
    state: () => connection.state(),
    limiter: (limits) => createLimiter(limits, () => connection.database),
    close: () => connection.close(),
  };
}
