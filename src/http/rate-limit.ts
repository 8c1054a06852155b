import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Context, MiddlewareHandler } from 'hono';
import { type Clock, systemClock } from '../platform/clock.ts';
import type { LimiterOptions } from '../platform/store/limiter.ts';
import { clientAddress } from './client-address.ts';
import type { EndpointServices } from './feature.ts';
import { type Refusal, refuse } from './refusal.ts';

/** What a limit is based on. */
export type LimitServices = Pick<EndpointServices, 'store' | 'secrets' | 'proxies'>;

/** Returns the network half of an IPv6 address: one household has all addresses in it. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
}

/** Returns a daily key for an IP address. It reveals neither the address nor yesterday's key. */
export function addressKey(secret: Buffer, address: string | undefined, day: string): string {
  const salt = createHmac('sha256', secret).update(day).digest();
  return createHmac('sha256', salt)
    .update(network(address ?? 'unknown'))
    .digest('base64url');
}

/** Returns a function that creates a daily key for a visitor. */
export function visitorKeys(
  { secrets, proxies }: Pick<LimitServices, 'secrets' | 'proxies'>,
  clock: Clock = systemClock,
) {
  const secret = secrets.getKey('addresses in rate limits');
  return (context: Context): string =>
    addressKey(secret, clientAddress(context, proxies), clock.now().toISOString().slice(0, 10));
}

/** Returns a function that counts a visitor's request; it returns a refusal over the limit. */
export function visitorLimit(services: LimitServices, options: LimiterOptions, clock: Clock = systemClock) {
  const limiter = services.store.limiter(options);
  const key = visitorKeys(services, clock);
  return async (context: Context, points = 1): Promise<Refusal | undefined> => {
    const retryAfter = await limiter.take(key(context), points);
    if (retryAfter === undefined) return undefined;
    return { status: 429, code: 'too_many_requests', message: 'Too many requests. Try again later.', retryAfter };
  };
}

/** Refuses visitors who send more requests than the limit allows. */
export function rateLimit(services: LimitServices, options: LimiterOptions, clock?: Clock): MiddlewareHandler {
  const over = visitorLimit(services, options, clock);
  return async (context, next) => {
    const refusal = await over(context);
    return refusal ? refuse(context, refusal) : next();
  };
}
