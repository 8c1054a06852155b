import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { loggedPath, logLine } from '../http/log.ts';
import type { SiteEnv } from '../site/env.ts';
import { CONNECTIONS, KEEP_ALIVE_MS, REQUEST_MAX_BYTES } from '../site/limits.ts';
import { bufferBody } from './buffer-body.ts';
import { securityHeadersFor } from './headers.ts';
import type { Health } from './health.ts';

/** Closes a connection whose client stopped reading, but not one that waits for a slow response. */
export function closeWhenStalled(outgoing: ServerResponse): void {
  outgoing.on('timeout', (socket: Socket) => {
    if (outgoing.headersSent) socket.destroy();
  });
}

/** Creates the HTTP server around the app, with limits for connections, their speed and request sizes. */
export function createHttpServer(app: Hono, env: SiteEnv, health: Health): Server {
  const limits = {
    maxBytes: REQUEST_MAX_BYTES,
    headers: securityHeadersFor(env),
    onRefused: ({ method, url }: { method?: string; url?: string }) => {
      if (env.logLevel === 'info') logLine({ level: 'info', method, path: loggedPath(url ?? ''), status: 413 });
    },
  };
  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: env.host,
    // Bodies are read before the app runs, so nothing is left to clean up.
    autoCleanupIncoming: false,
    serverOptions: {
      headersTimeout: CONNECTIONS.receiveMs,
      requestTimeout: CONNECTIONS.receiveMs,
      connectionsCheckingInterval: CONNECTIONS.checkMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    createServer: ((options: object, listener: Parameters<typeof createServer>[1]) =>
      createServer(
        options,
        bufferBody(limits, (incoming, outgoing) => {
          if (health.draining) outgoing.shouldKeepAlive = false;
          closeWhenStalled(outgoing);
          listener?.(incoming, outgoing as Parameters<NonNullable<typeof listener>>[1]);
        }),
      )) as typeof createServer,
  }) as Server;
  server.timeout = CONNECTIONS.stalledMs;
  server.maxConnections = env.maxConnections;
  // Idle connections make room for new ones.
  server.on('drop', () => server.closeIdleConnections());
  return server;
}
