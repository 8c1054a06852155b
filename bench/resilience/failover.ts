import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type RunningPostgres, runPostgres } from '../../tests/running-postgres.ts';
import { type RunningServer, runServer } from '../running-server.ts';
import { countLost, type Senders, sendFeedback, startSenders } from './feedback-senders.ts';
import type { ResilienceRow } from './row.ts';

const BACK_WITHIN_MS = 1000;
const POLL_MS = 10;
const TIMEOUT_MS = 30_000;

/** Waits until the server has acknowledged more feedback than before. */
async function waitForAcknowledged({ acknowledged }: Senders, server: RunningServer, more = 20): Promise<void> {
  const wanted = acknowledged.size + more;
  const until = performance.now() + TIMEOUT_MS;
  while (acknowledged.size < wanted && server.isRunning() && performance.now() < until) await wait(POLL_MS);
}

/** Measures the time until feedback is acknowledged again. */
async function measureRecovery(server: RunningServer): Promise<number> {
  const started = performance.now();
  while (server.isRunning() && performance.now() - started < TIMEOUT_MS) {
    if (await sendFeedback(server.url, new Map())) break;
    await wait(POLL_MS);
  }
  return performance.now() - started;
}

/** Closes every connection to the database, as a failover does, while the database server keeps running. */
async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
}

/** Closes connections and kills the database server in turn while feedback is sent. */
async function failOver(postgres: RunningPostgres, url: string, server: RunningServer, times: number) {
  const senders = startSenders(server.url);
  let slowestMs = 0;
  for (let time = 0; time < times && server.isRunning(); time++) {
    await waitForAcknowledged(senders, server);
    if (time % 2 === 0) await endConnections(url);
    else {
      await postgres.kill();
      await postgres.start();
    }
    slowestMs = Math.max(slowestMs, await measureRecovery(server));
  }
  await senders.stop();
  return { slowestMs, acknowledged: senders.acknowledged };
}

/** PostgreSQL loses its connections, or is killed and restarted, while feedback is written. */
export const failover: ResilienceRow = {
  name: 'PostgreSQL failover',
  async run({ short }) {
    const postgres = await runPostgres({ durable: !short });
    const DATABASE_URL = await postgres.createDatabase();
    const server = await runServer(process.cwd(), { DATABASE_URL, TRUSTED_PROXIES: '127.0.0.1' });
    try {
      const { slowestMs, acknowledged } = await failOver(postgres, DATABASE_URL, server, short ? 4 : 20);
      const lost = await countLost({ DATABASE_URL }, acknowledged);
      return [
        { what: 'crashes', value: server.isRunning() ? 0 : 1, limit: 0 },
        { what: `lost of ${acknowledged.size} acknowledged`, value: lost, limit: 0 },
        { what: 'feedback back after', value: slowestMs, limit: BACK_WITHIN_MS, unit: 'ms' },
      ];
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
