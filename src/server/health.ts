import type { Hono } from 'hono';
import type { StoreState } from '../platform/store/store.ts';

/** Whether the server should get new requests. */
export interface Health {
  draining: boolean;
  /** Absent where nothing is stored. */
  store?(): StoreState;
}

/** `/livez` says that the process runs, `/readyz` whether it wants requests. */
export function healthRoutes(app: Hono, health: Health): void {
  const fresh = { 'Cache-Control': 'no-store' };
  app.get('/livez', (context) => context.text('ok', 200, fresh));
  app.get('/readyz', (context) => {
    if (health.draining) return context.text('draining', 503, fresh);
    const store = health.store?.() ?? 'ready';
    // Pages need no store: a server whose store is away or full still wants requests.
    return context.text(store === 'ready' ? 'ready' : `degraded: store ${store}`, 200, fresh);
  });
}
