import { LruMap } from './lru.ts';

/** Capacity of a bucket, time to refill an empty one, and the maximum number of keys. */
export interface TokenBucketOptions {
  tokens: number;
  seconds: number;
  keys: number;
}

/** One token bucket per key, refilled steadily. A dropped key starts again with a full bucket. */
export class TokenBuckets {
  readonly #buckets: LruMap<{ tokens: number; updatedAt: number }>;
  readonly #options: TokenBucketOptions;
  readonly #now: () => number;

  constructor(options: TokenBucketOptions, now: () => number) {
    this.#buckets = new LruMap(options.keys);
    this.#options = options;
    this.#now = now;
  }

  /** Takes tokens; if the bucket has too few, takes none and returns the seconds until it has enough. */
  take(key: string, cost: number): number | undefined {
    const { tokens: full, seconds } = this.#options;
    const perSecond = full / seconds;
    const updatedAt = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: full, updatedAt };
    const tokens = Math.min(full, bucket.tokens + (Math.max(0, updatedAt - bucket.updatedAt) / 1000) * perSecond);
    // A cost above the capacity needs a full bucket and leaves it in debt.
    const missing = Math.min(cost, full) - tokens;
    this.#buckets.set(key, { tokens: missing > 0 ? tokens : tokens - cost, updatedAt });
    return missing > 0 ? Math.max(1, Math.ceil(missing / perSecond)) : undefined;
  }
}
