import type { Context } from 'hono';
import { STORAGE_QUOTA } from '../site/limits.ts';
import { type LimitServices, visitorLimit } from './rate-limit.ts';
import type { Refusal } from './refusal.ts';

const DAY_S = 24 * 60 * 60;

/** Daily storage limit of one visitor, for all endpoints together, so that no visitor can fill the store. */
export type StorageQuota = (context: Context, bytes: number) => Promise<Refusal | undefined>;

const shares = new WeakMap<LimitServices['store'], StorageQuota>();

/** Returns the storage limit of visitors, shared by all endpoints that write to the store. */
export function getStorageQuota(services: LimitServices): StorageQuota {
  const share = shares.get(services.store) ?? createStorageQuota(services);
  shares.set(services.store, share);
  return share;
}

/** Counts what visitors store. Each write counts as at least one kilobyte, which also limits the number of writes. */
function createStorageQuota(services: LimitServices): StorageQuota {
  const limit = visitorLimit(services, { name: 'store', requests: STORAGE_QUOTA.kilobytes, seconds: DAY_S });
  return async (context, bytes) => {
    const refusal = await limit(context, Math.max(1, Math.ceil(bytes / 1024)));
    return refusal && { ...refusal, code: 'daily_limit', message: 'You have reached the daily limit for one visitor.' };
  };
}
