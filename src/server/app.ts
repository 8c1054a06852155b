import { Hono } from 'hono';
import { trustedProxies } from '../http/client-address.ts';
import type { RunningFeature } from '../http/feature.ts';
import { loggedPath, logLine, requestLog } from '../http/log.ts';
import { siteSecrets } from '../http/secrets.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { createWorkBudget, type WorkBudget } from '../http/work-budget.ts';
import { FaultError } from '../lib/fault.ts';
import { BusyError } from '../lib/serial-queue.ts';
import { noStore } from '../platform/store/open-store.ts';
import type { Store } from '../platform/store/store.ts';
import type { SiteEnv } from '../site/env.ts';
import { apiRoutes, type Services } from './api/routes.ts';
import { faultPage } from './fault-page.ts';
import { createFeatures } from './features.ts';
import { SPECULATION_RULES_PATH, securityHeadersFor } from './headers.ts';
import { type Health, healthRoutes } from './health.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { mapStackTrace } from './map-stack.ts';
import { type Metrics, metricsRoute } from './metrics.ts';
import { respondWithPage } from './page-route.ts';
import { logUnconfiguredProxy } from './proxy-notice.ts';
import type { Renderer } from './renderer.tsx';
import { findSharedPage } from './shared-page.ts';
import { speculationRules } from './speculation.ts';
import type { StaticFiles } from './static.ts';

export interface AppOptions {
  env: SiteEnv;
  health: Health;
  renderer(): Renderer | Promise<Renderer>;
  /** Absent: nothing can be stored. */
  store?: Store;
  /** Absent: those of the site, without their jobs. */
  features?: readonly RunningFeature<Services>[];
  /** Absent in development, where Vite serves the files. */
  files?: StaticFiles;
  headers?: Readonly<Record<string, string>>;
  /** Absent: nothing is counted, and there is no `/metrics`. */
  metrics?: Metrics;
  /** Absent: each visitor has the usual budget. */
  work?: WorkBudget;
  /** Development: show what is wrong with a content file in the page. */
  showFaults?: boolean;
}

const BUSY_HEADERS = { 'Retry-After': '1', 'Cache-Control': 'no-store' };

/** Creates the server: the same app serves requests and renders every page for the static export. */
export function createApp(options: AppOptions): Hono {
  const { env, health, renderer, files, headers = securityHeadersFor(env), showFaults = false } = options;
  const { store = noStore(), features = createFeatures({ env, store }) } = options;
  const app = new Hono();
  app.use(requestLog(env.logLevel));
  if (options.metrics) app.use(options.metrics.middleware);
  app.use(securityHeaders(headers));
  healthRoutes(app, health);
  if (options.metrics) metricsRoute(app, options.metrics);
  const proxies = trustedProxies(env.trustedProxies);
  if (env.isSiteUrlSet) app.use(refuseUnknownHosts(env, proxies));
  if (env.trustedProxies === '' && env.logLevel !== 'off') app.use(logUnconfiguredProxy(logLine));
  app.get(SPECULATION_RULES_PATH, speculationRules);
  const secrets = siteSecrets(env);
  const { work = createWorkBudget({ secrets, proxies }) } = options;
  apiRoutes(app, { env, proxies, secrets, store, work, renderer }, features);
  app.get(
    '*',
    async (context) =>
      files?.serve(context, context.req.path) ??
      respondWithPage(context, {
        renderer: await renderer(),
        env,
        findShared: (path) => findSharedPage(store, path),
        spend: (units) => work.spend(context, units),
      }),
  );
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  app.onError((error, context) => {
    logError(loggedPath(context.req.path), error, showFaults);
    if (error instanceof BusyError)
      return context.text('The server is busy. Try again in a moment.', 503, BUSY_HEADERS);
    if (showFaults) return faultPage(context, error);
    const reason =
      error instanceof FaultError ? 'This page has a fault and cannot be shown.' : 'Something went wrong on our side.';
    return context.text(`${reason} The rest of the site is there.`, 500);
  });
  return app;
}

/** A fault in a content file has its location; any other error needs its stack. */
function logError(path: string, error: Error, showFaults: boolean): void {
  const stack = showFaults || error instanceof FaultError ? undefined : mapStackTrace(error.stack ?? '');
  logLine({ level: 'error', path, error: error.message, stack });
}
