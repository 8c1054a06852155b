import type { Context } from 'hono';
import type { SiteEnv } from '../site/env.ts';

/** `Sec-Fetch-Site` values of requests from this site's pages or from the visitor directly. */
const TRUSTED_FETCH_SITES = new Set(['same-origin', 'none']);

/** False if a browser reports that another site made the request. Other programs send no such header. */
export function isSameOrigin(context: Context, { siteUrl }: Pick<SiteEnv, 'siteUrl'>): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && !TRUSTED_FETCH_SITES.has(site)) return false;
  const origin = context.req.header('origin');
  if (origin === undefined || origin === new URL(siteUrl).origin) return true;
  // Behind a proxy that terminates TLS the scheme differs, so only the host counts.
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
}
