import type { Server } from 'node:http';
import { serve as serveNode } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SiteEnv } from '../site/env.ts';
import { KEEP_ALIVE_MS } from '../site/limits.ts';
import type { Health } from './health.ts';
import { logLine } from './log.ts';

/** Listens until SIGTERM or SIGINT, then finishes open requests. A taken port ends the process with one clear line. */
export function serve(
  app: Hono,
  env: SiteEnv,
  health: Health,
  onListen: (address: string) => void | Promise<void>,
): void {
  const server = serveNode({ fetch: app.fetch, port: env.port, hostname: env.host }, ({ port }) => {
    void onListen(`http://localhost:${port}`);
  }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is taken by another program. Stop it, or start with PORT=${env.port + 1} npm start.`
        : `The server cannot listen: ${error.message}`;
    console.error(reason);
    process.exit(1);
  });
  const stop = (signal: string) => {
    if (health.draining) return;
    health.draining = true;
    if (env.logLevel === 'info') logLine({ level: 'info', event: 'draining', signal });
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Connections that are kept alive turn idle once their request is answered.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    setTimeout(() => process.exit(0), env.shutdownGraceMs).unref();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
