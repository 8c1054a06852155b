import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLOODS, type FloodRequest } from '../flood-requests.ts';
import { runServer } from '../running-server.ts';
import type { ResilienceRow } from './row.ts';

const MAX_MB = 300;
const CONNECTIONS = 16;
const PAGES = ['/', '/docs', '/docs/tracing', '/pricing', '/blog', '/integrations', '/faq', '/docs/tracing.md'];

/** Mostly page requests, with one expensive request of each kind in turn; none of those repeats. */
export function createMixedRequest(n: number): FloodRequest {
  const kinds = Object.values(FLOODS);
  if (n % 10 === 0) return kinds[(n / 10) % kinds.length]?.(n) ?? { path: '/' };
  return { path: PAGES[n % PAGES.length] ?? '/', headers: { 'accept-encoding': n % 3 === 0 ? 'gzip' : 'br' } };
}

function send(agent: Agent, url: string, n: number): Promise<number> {
  const { path, method = 'GET', body, headers } = createMixedRequest(n);
  const from = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
  return new Promise((done) => {
    request(new URL(path, url), { agent, method, headers: { 'x-forwarded-for': from, ...headers } }, (response) =>
      response.resume().on('end', () => done(response.statusCode ?? 0)),
    )
      .on('error', () => done(0))
      .end(body);
  });
}

/** Sends a number of requests over a few connections; returns how many failed. */
async function sendMany(url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let [next, failed] = [0, 0];
  const connection = async () => {
    while (next < count) {
      const status = await send(agent, url, next++);
      if (status === 0 || status >= 500) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  agent.destroy();
  return failed;
}

/** Resident memory of a server after many different requests. */
export const memory: ResilienceRow = {
  name: 'Memory',
  async run({ short, requests = short ? 150 : 100_000 }) {
    const data = mkdtempSync(join(tmpdir(), 'memory-'));
    const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data, DATABASE_URL: '' });
    try {
      const failed = await sendMany(server.url, requests);
      return [
        { what: `failed of ${requests} requests`, value: failed, limit: 0 },
        { what: 'resident after them', value: server.residentMb() ?? 0, limit: MAX_MB, unit: 'MB' },
      ];
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
};
