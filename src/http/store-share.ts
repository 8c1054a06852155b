import type { Context } from 'hono';
import { STORE_SHARE } from '../site/limits.ts';
import { type LimitServices, visitorLimit } from './rate-limit.ts';
import type { Refusal } from './refusal.ts';

const DAY_S = 24 * 60 * 60;

/** What one visitor may store in a day, all endpoints together; so nobody can fill the store alone. */
export type StoreShare = (context: Context, bytes: number) => Promise<Refusal | undefined>;

const shares = new WeakMap<LimitServices['store'], StoreShare>();

/** The share of a store that visitors have; the same for all endpoints that write to it. */
export function getStoreShare(services: LimitServices): StoreShare {
  const share = shares.get(services.store) ?? createStoreShare(services);
  shares.set(services.store, share);
  return share;
}

/** Counts what visitors store. Each write counts as one kilobyte at least, which caps how many there are. */
function createStoreShare(services: LimitServices): StoreShare {
  const limit = visitorLimit(services, { name: 'store', requests: STORE_SHARE.kilobytes, seconds: DAY_S });
  return async (context, bytes) => {
    const refusal = await limit(context, Math.max(1, Math.ceil(bytes / 1024)));
    return refusal && { ...refusal, code: 'daily_limit', message: 'This is more than one visitor may store in a day.' };
  };
}
