import type { Context } from 'hono';
import type { SiteEnv } from '../site/env.ts';

/** What browsers say of a request that this site's own pages, or the visitor by hand, made. */
const TRUSTED_FETCH_SITES = new Set(['same-origin', 'none']);

/** False where a browser says that another site made the request. Programs that are no browsers say nothing. */
export function isSameOrigin(context: Context, { siteUrl }: Pick<SiteEnv, 'siteUrl'>): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && !TRUSTED_FETCH_SITES.has(site)) return false;
  const origin = context.req.header('origin');
  if (origin === undefined || origin === new URL(siteUrl).origin) return true;
  // Behind a proxy that ends TLS the scheme differs: the host decides.
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).host === new URL(context.req.url).host;
}
