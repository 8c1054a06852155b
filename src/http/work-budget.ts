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
  /** Pays for the work of a request; a refusal where the visitor has too little left. */
  spend(context: Context, units: number): Refusal | undefined;
}

/** Pays for a part of the work of the current request. */
export type Spend = (units: number) => Refusal | undefined;

/** One budget for each visitor, counted in this process: it protects this process, without a database. */
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

/** A budget without an end, for the static export and for tests that are about something else. */
export const UNLIMITED_WORK: WorkBudget = { spend: () => undefined };
