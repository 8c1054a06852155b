import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Hono } from 'hono';
import type { SendRequest } from './crawl.ts';

/** Sends requests to a host on this machine, without following redirects or decompressing, as `fetch` would. */
export function httpHost(port: number): SendRequest & { close(): void } {
  const agent = new Agent({ keepAlive: true });
  const ask: SendRequest = (path, headers = {}) =>
    new Promise((found, failed) => {
      request({ host: '127.0.0.1', port, path, headers, agent }, async (response) => {
        const flat = Object.entries(response.headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? '']);
        try {
          const body = await buffer(response);
          found({ status: response.statusCode ?? 0, headers: Object.fromEntries(flat), body });
        } catch (error) {
          failed(error);
        }
      })
        .on('error', failed)
        .end();
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}

/** Sends requests to the server in this process. */
export function appHost(app: Hono): SendRequest {
  return async (url, headers) => {
    const response = await app.request(url, { headers });
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  };
}
