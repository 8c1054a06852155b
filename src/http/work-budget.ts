import type { Context } from 'hono';
import { TokenBuckets } from '../lib/token-bucket.ts';
import { type Clock, systemClock } from '../platform/clock.ts';
import { WORK } from '../site/limits.ts';
import { clientAddress, type TrustedProxies } from './client-address.ts';
import { addressKey } from './rate-limit.ts';
import type { Refusal } from './refusal.ts';
import type { Secrets } from './secrets.ts';

/** The work that each visitor may cause, whatever the route. */
export interface WorkBudget {
  /** Charges the work of a request to the visitor's budget; returns a refusal if too little is left. */
  spend(context: Context, units: number): Refusal | undefined;
}

/** Charges a part of the work of the current request. */
export type Spend = (units: number) => Refusal | undefined;

/** Creates one budget per visitor, counted in this process, which it protects. */
export function createWorkBudget(
  { secrets, proxies }: { secrets: Secrets; proxies: TrustedProxies },
  clock: Clock = systemClock,
): WorkBudget {
  const secret = secrets.getKey('addresses in rate limits');
  const { units: tokens, seconds, visitors: keys } = WORK;
  const buckets = new TokenBuckets({ tokens, seconds, keys }, () => clock.now().getTime());
  return {
    spend(context, units) {
      const day = clock.now().toISOString().slice(0, 10);
      const retryAfter = buckets.take(addressKey(secret, clientAddress(context, proxies), day), units);
      if (retryAfter === undefined) return undefined;
      return { status: 429, code: 'too_many_requests', message: 'Too many requests. Try again later.', retryAfter };
    },
  };
}

/** An unlimited budget, for the static export and for unrelated tests. */
export const UNLIMITED_WORK: WorkBudget = { spend: () => undefined };
