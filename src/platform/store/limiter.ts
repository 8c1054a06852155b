import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from './database.ts';

/** What is counted under which name, and how much of it is allowed. */
export interface LimiterOptions {
  name: string;
  requests: number;
  seconds: number;
}

/** Counts what each key does. */
export interface Limiter {
  /** Undefined while a key is within its limit; else after how many seconds it may come again. */
  take(key: string): Promise<number | undefined>;
}

/** A limiter that counts in PostgreSQL where the database is one and is there, else in this process. */
export function createLimiter(options: LimiterOptions, database: () => Database | undefined): Limiter {
  let memory: RateLimiterAbstract | undefined;
  let shared: { pool: Database['pool']; limiter: RateLimiterAbstract } | undefined;
  const current = async (): Promise<RateLimiterAbstract> => {
    const { RateLimiterMemory, RateLimiterPostgres } = await import('rate-limiter-flexible');
    const { name: keyPrefix, requests: points, seconds: duration } = options;
    memory ??= new RateLimiterMemory({ keyPrefix, points, duration });
    const pool = database()?.pool;
    if (!pool) return memory;
    if (shared?.pool !== pool) {
      const table = { tableName: 'rate_limit', tableCreated: true, storeClient: pool, storeType: 'pool' };
      const limits = { keyPrefix, points, duration, insuranceLimiter: memory };
      // Who is over the limit is turned away without asking the database again.
      const inMemoryBlockOnConsumed = points + 1;
      shared = { pool, limiter: new RateLimiterPostgres({ ...table, ...limits, inMemoryBlockOnConsumed }) };
    }
    return shared.limiter;
  };
  return {
    async take(key) {
      try {
        await (await current()).consume(key);
        return undefined;
      } catch (refused) {
        const ms = (refused as { msBeforeNext?: unknown }).msBeforeNext;
        if (typeof ms !== 'number') throw refused;
        return Math.max(1, Math.ceil(ms / 1000));
      }
    },
  };
}
