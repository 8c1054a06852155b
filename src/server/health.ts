import type { Hono } from 'hono';
import type { StoreState } from '../platform/store/store.ts';

export interface Health {
  draining: boolean;
  /** Absent without storage. */
  store?(): StoreState;
  /** Lines for people who ask for more with `?detail`. */
  detail?(): readonly string[];
}

/** `/livez` reports that the process runs, `/readyz` whether it accepts requests. */
export function healthRoutes(app: Hono, health: Health): void {
  const fresh = { 'Cache-Control': 'no-store' };
  app.get('/livez', (context) => context.text('ok', 200, fresh));
  app.get('/readyz', (context) => {
    if (health.draining) return context.text('draining', 503, fresh);
    const store = health.store?.() ?? 'ready';
    // Pages need no store: a server whose store is unavailable or full still accepts requests.
    const state = store === 'ready' ? 'ready' : `degraded: store ${store}`;
    const detail = context.req.query('detail') === undefined ? [] : (health.detail?.() ?? []);
    return context.text([state, ...detail].join('\n'), 200, fresh);
  });
}
