import { setTimeout as wait } from 'node:timers/promises';
import { runPostgres } from '../../tests/running-postgres.ts';
import { runServer } from '../running-server.ts';
import { sendFeedback } from './feedback-senders.ts';
import type { ResilienceRow } from './row.ts';

/** The limiter waits 200 ms for PostgreSQL; the rest is the search. */
const SEARCH_WITHIN_MS = 700;
const TIMEOUT_MS = 5000;
const POLL_MS = 50;

interface Search {
  status: number;
  ms: number;
}

/** Searches once; a response that takes far too long counts as missing. */
async function search(serverUrl: string, words: string): Promise<Search> {
  const started = performance.now();
  const url = `${serverUrl}/api/search?q=${encodeURIComponent(words)}`;
  const status = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - started };
}

/** PostgreSQL stops responding with its connections open (SIGSTOP), then continues. */
export const hang: ResilienceRow = {
  name: 'PostgreSQL hangs',
  async run({ short }) {
    const postgres = await runPostgres();
    const DATABASE_URL = await postgres.createDatabase();
    const server = await runServer(process.cwd(), { DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' });
    try {
      while (!(await sendFeedback(server.url, new Map()))) await wait(POLL_MS);
      await search(server.url, 'tracing');
      postgres.hang();
      const searches: Search[] = [];
      for (let index = 0; index < (short ? 10 : 60); index++) searches.push(await search(server.url, `trace ${index}`));
      const page = await fetch(`${server.url}/docs`);
      postgres.resume();
      const resumed = performance.now();
      while (!(await sendFeedback(server.url, new Map()))) await wait(POLL_MS);
      const failed = searches.filter(({ status }) => status !== 200).length + (page.status === 200 ? 0 : 1);
      return [
        { what: `failed of ${searches.length} searches`, value: failed, limit: 0 },
        { what: 'crashes', value: server.isRunning() ? 0 : 1, limit: 0 },
        {
          what: 'slowest search',
          value: Math.max(...searches.map(({ ms }) => ms)),
          limit: SEARCH_WITHIN_MS,
          unit: 'ms',
        },
        { what: 'feedback back after', value: performance.now() - resumed, limit: 1000, unit: 'ms' },
      ];
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
