import type { Hono } from 'hono';

/** Whether the server should get new requests. */
export interface Health {
  draining: boolean;
}

/** `/livez` says that the process runs, `/readyz` whether it wants requests. */
export function healthRoutes(app: Hono, health: Health): void {
  const fresh = { 'Cache-Control': 'no-store' };
  app.get('/livez', (context) => context.text('ok', 200, fresh));
  app.get('/readyz', (context) =>
    health.draining ? context.text('draining', 503, fresh) : context.text('ready', 200, fresh),
  );
}
