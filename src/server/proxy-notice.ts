import type { MiddlewareHandler } from 'hono';

const FORWARDED = ['x-forwarded-for', 'forwarded'];
const REASON =
  'Requests carry X-Forwarded-For, but TRUSTED_PROXIES is empty. Visitors behind the proxy share one rate limit. Set TRUSTED_PROXIES to the address of your proxy.';

/** Logs once that the server runs behind a proxy that is not configured. */
export function logUnconfiguredProxy(log: (entry: Record<string, unknown>) => void): MiddlewareHandler {
  let noticed = false;
  return async (context, next) => {
    if (!noticed && FORWARDED.some((name) => context.req.header(name) !== undefined)) {
      noticed = true;
      log({ level: 'error', event: 'proxy not trusted', reason: REASON });
    }
    return next();
  };
}
