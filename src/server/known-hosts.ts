import type { Context, MiddlewareHandler } from 'hono';
import { fromTrustedProxy, type TrustedProxies } from '../http/client-address.ts';
import type { SiteEnv } from '../site/env.ts';

/** Names by which operators, and proxies that don't pass the host on, reach a server on the same machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns the name in a `Host` header, without its port; undefined if it is invalid. */
function getHostname(host: string): string | undefined {
  const url = `http://${host}`;
  return URL.canParse(url) && !/[/?#@\\]/.test(host) ? new URL(url).hostname : undefined;
}

/** True if a request is for this site. Requests from within the process have no host. */
export function isKnownHost(context: Context, { siteUrl }: Pick<SiteEnv, 'siteUrl'>, proxies: TrustedProxies): boolean {
  const forwarded = fromTrustedProxy(context, proxies) ? context.req.header('x-forwarded-host') : undefined;
  const host = forwarded ?? context.req.header('host');
  if (host === undefined) return true;
  const name = getHostname(host);
  return name !== undefined && (LOOPBACK.has(name) || name === new URL(siteUrl).hostname);
}

/** Refuses requests for other hosts, so that no one serves the site under their name. */
export function refuseUnknownHosts(env: Pick<SiteEnv, 'siteUrl'>, proxies: TrustedProxies): MiddlewareHandler {
  return async (context, next) => {
    if (isKnownHost(context, env, proxies)) return next();
    return context.text(`This server only serves ${new URL(env.siteUrl).host}.`, 421, { 'Cache-Control': 'no-store' });
  };
}
