import { once } from 'node:events';
import { Agent, createServer, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy without retries: it sends each request to the next server that passed its last health check. */
export interface PlainProxy {
  url: string;
  add(server: string): void;
  remove(server: string): void;
  /** Resolves when the server has passed a health check. */
  ready(server: string): Promise<void>;
  close(): Promise<void>;
}

const CHECK_EVERY_MS = 250;
const POLL_MS = 20;

/** A slow response doesn't count as failure: on a busy machine, all servers would fail at once. */
const isReady = (server: string): Promise<boolean> =>
  new Promise((found) => {
    const request = get(`${server}/readyz`, { agent: false }, (response) => {
      response.resume();
      found(response.statusCode === 200);
    });
    request.on('error', () => found(false));
  });

/** Starts the proxy on a free port; it keeps connections to its servers, as proxies do. */
export async function startPlainProxy(): Promise<PlainProxy> {
  const servers = new Map<string, boolean>();
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let turn = 0;
  const check = () => {
    for (const server of servers.keys())
      void isReady(server).then((ready) => servers.has(server) && servers.set(server, ready));
  };
  const checking = setInterval(check, CHECK_EVERY_MS);
  const proxy = createServer((incoming, outgoing) => {
    const ready = [...servers].filter(([, up]) => up).map(([server]) => server);
    const server = ready[turn++ % Math.max(1, ready.length)];
    if (!server) return outgoing.writeHead(502).end();
    const { method, url, headers } = incoming;
    const sent = request(`${server}${url}`, { method, headers, agent }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] });
      response.on('error', () => outgoing.destroy());
      response.pipe(outgoing);
    });
    sent.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: (server) => void servers.set(server, false),
    remove: (server) => void servers.delete(server),
    async ready(server) {
      while (!servers.get(server)) await new Promise((done) => setTimeout(done, POLL_MS));
    },
    async close() {
      clearInterval(checking);
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
