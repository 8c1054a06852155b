import type { MiddlewareHandler } from 'hono';
import { ASK_PAGE_PATH } from '../site/assistant.ts';
import type { SiteEnv } from '../site/env.ts';

/** Writes one JSON line, which never contains an IP address or a query string. */
export function logLine(entry: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...entry })}\n`);
}

const SHARED = new RegExp(`(/${ASK_PAGE_PATH.split('/').at(-1)})/+[^/].*`, 'is');

/** Returns a path for logs, without the ID of a shared conversation, which gives access to it. */
export function loggedPath(path: string): string {
  return path.replace(/\?.*/s, '').replace(SHARED, '$1/:id');
}

/** Logs each request as one JSON line. */
export function requestLog(level: SiteEnv['logLevel']): MiddlewareHandler {
  return async (context, next) => {
    if (level === 'off') return next();
    const started = performance.now();
    await next();
    const { status } = context.res;
    if (level === 'error' && status < 500) return;
    logLine({
      level: status >= 500 ? 'error' : 'info',
      method: context.req.method,
      path: loggedPath(context.req.path),
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    });
  };
}
