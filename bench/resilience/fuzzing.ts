import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzAll } from '../fuzz-requests.ts';
import { runServer } from '../running-server.ts';
import type { ResilienceRow } from './row.ts';

/** Malformed requests to every endpoint, the same ones each time: no response is a server error. */
export const fuzzing: ResilienceRow = {
  name: 'Fuzzed requests',
  async run({ short, requests = short ? 25 : 10_000 }) {
    const data = mkdtempSync(join(tmpdir(), 'fuzz-'));
    // Each request comes from another visitor, so that limits don't keep later ones from the endpoint.
    const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data, DATABASE_URL: '' });
    try {
      const results = await fuzzAll(server.url, requests);
      const figures = [...results].map(([endpoint, statuses]) => ({
        what: `5xx of ${requests} to ${endpoint}`,
        value: [...statuses].reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0),
        limit: 0,
      }));
      return [...figures, { what: 'crashes', value: server.isRunning() ? 0 : 1, limit: 0 }];
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
};
