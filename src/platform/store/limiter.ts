import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { SHARED_LIMIT } from '../../site/limits.ts';
import type { Database } from './database.ts';

/** The name of a limit, and how much it allows. */
export interface LimiterOptions {
  name: string;
  requests: number;
  seconds: number;
}

/** Counts points per key. */
export interface Limiter {
  /** Undefined while a key is within its limit; else the seconds until the next attempt. */
  take(key: string, points?: number): Promise<number | undefined>;
}

/** A limiter that counts in PostgreSQL where the database is one and responds in time, else in this process. */
export function createLimiter(options: LimiterOptions, database: () => Database | undefined): Limiter {
  let memory: RateLimiterAbstract | undefined;
  let shared: { pool: Database['pool']; limiter: RateLimiterAbstract } | undefined;
  const load = async () => {
    const { RateLimiterMemory, RateLimiterPostgres } = await import('rate-limiter-flexible');
    const { name: keyPrefix, requests: points, seconds: duration } = options;
    memory ??= new RateLimiterMemory({ keyPrefix, points, duration });
    const pool = database()?.pool;
    if (!pool) return { memory, shared: undefined };
    if (shared?.pool !== pool) {
      const table = { tableName: 'rate_limit', tableCreated: true, storeClient: pool, storeType: 'pool' };
      // Visitors over the limit are refused without asking the database again.
      const limits = { keyPrefix, points, duration, inMemoryBlockOnConsumed: points + 1 };
      shared = { pool, limiter: new RateLimiterPostgres({ ...table, ...limits }) };
    }
    return { memory, shared: shared.limiter };
  };
  const breaker = createBreaker();
  return {
    async take(key, points = 1) {
      const limiters = await load();
      if (limiters.shared && !breaker.isOpen()) {
        const counted = await withTimeout(consume(limiters.shared, key, points), SHARED_LIMIT.waitMs);
        if (counted.ok) {
          breaker.close();
          return counted.retryAfter;
        }
        breaker.open();
      }
      const counted = await consume(limiters.memory, key, points);
      return counted.ok ? counted.retryAfter : undefined;
    },
  };
}

type ConsumeResult = { ok: true; retryAfter: number | undefined } | { ok: false };

/** Takes points; not ok if the limiter itself failed. */
async function consume(limiter: RateLimiterAbstract, key: string, points: number): Promise<ConsumeResult> {
  try {
    await limiter.consume(key, points);
    return { ok: true, retryAfter: undefined };
  } catch (refused) {
    const ms = (refused as { msBeforeNext?: unknown }).msBeforeNext;
    return typeof ms === 'number' ? { ok: true, retryAfter: Math.max(1, Math.ceil(ms / 1000)) } : { ok: false };
  }
}

/** Resolves with not ok after `ms`; a result that arrives later is dropped. */
async function withTimeout(counted: Promise<ConsumeResult>, ms: number): Promise<ConsumeResult> {
  const { promise, resolve } = Promise.withResolvers<ConsumeResult>();
  const timer = setTimeout(resolve, ms, { ok: false });
  try {
    return await Promise.race([counted, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** After a failure, requests skip the database for a moment; then one request tries it again while the others pass. */
function createBreaker() {
  let openUntil = Number.NEGATIVE_INFINITY;
  let failed = false;
  const open = () => {
    failed = true;
    openUntil = performance.now() + SHARED_LIMIT.pauseMs;
  };
  return {
    open,
    close: () => {
      failed = false;
    },
    isOpen(): boolean {
      if (!failed) return false;
      if (performance.now() < openUntil) return true;
      // This request is the one that tries.
      open();
      return false;
    },
  };
}
