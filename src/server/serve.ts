import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hono } from 'hono';
import { logLine } from '../http/log.ts';
import type { SiteEnv } from '../site/env.ts';
import type { Health } from './health.ts';
import { createHttpServer } from './http-server.ts';

const CLOSE_IDLE_EVERY_MS = 100;

/** Listens until SIGTERM or SIGINT, then finishes open requests. If the port is in use, exits with a one-line error. */
export function serve(app: Hono, env: SiteEnv, health: Health, onListen: (url: string) => void | Promise<void>): void {
  const server = createHttpServer(app, env, health);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EADDRINUSE'
        ? `Port ${env.port} is taken by another program. Stop it, or start with PORT=${env.port + 1} npm start.`
        : `The server cannot listen: ${error.message}`;
    console.error(reason);
    process.exit(1);
  });
  server.listen(env.port, env.host, () => {
    void onListen(`http://localhost:${(server.address() as AddressInfo).port}`);
  });
  stopOnSignals(server, env, health);
}

/**
 * On SIGTERM, load balancers first get time to notice: `/readyz` responds with 503 and connections close after their
 * response, while requests are still served. Then the listener closes. Ctrl+C, or a second signal, skips that time.
 */
function stopOnSignals(server: Server, env: SiteEnv, health: Health): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    // Kept-alive connections become idle after their response.
    setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref();
    setTimeout(() => process.exit(0), env.shutdownGraceMs).unref();
  };
  const stop = (signal: NodeJS.Signals) => {
    const isSecondSignal = health.draining;
    health.draining = true;
    if (!isSecondSignal && env.logLevel === 'info') logLine({ level: 'info', event: 'draining', signal });
    if (isSecondSignal || signal === 'SIGINT') close();
    else setTimeout(close, env.shutdownDrainMs);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
