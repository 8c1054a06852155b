import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feedbackRows } from '../src/features/feedback/server/rows.ts';
import { openSiteStore } from '../src/server/features.ts';
import { readEnv } from '../src/site/env.ts';
import { type RunningPostgres, runPostgres } from '../tests/running-postgres.ts';
import { fullOrSmoke } from './smoke.ts';
import { printTable } from './table.ts';

const SECONDS = fullOrSmoke(3, 0.2);
const SENDERS = [1, 16];

/** Writes choices with comments as fast as the store accepts them; each waits until it is on disk. */
async function measure(name: string, env: Record<string, string>, senders: number): Promise<string[]> {
  const store = openSiteStore(readEnv(env));
  await store.start();
  const times: number[] = [];
  const until = performance.now() + SECONDS * 1000;
  const send = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const comment = 'The sample does not say where the key comes from.';
      const saved = await feedbackRows(store).save(
        { page: '/docs', choice: 'negative', comment, visit: randomUUID() },
        true,
      );
      if (!saved.ok) throw new Error(saved.error.reason);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: senders }, send));
  const perSecond = times.length / ((performance.now() - began) / 1000);
  await store.close();
  times.sort((a, b) => a - b);
  const getPercentile = (share: number) => `${(times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(2)} ms`;
  return [name, String(senders), perSecond.toFixed(0), getPercentile(0.5), getPercentile(0.99)];
}

const rows: string[][] = [];
for (const senders of SENDERS) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-store-'));
  rows.push(await measure('SQLite', { DATA_DIR: dataDir }, senders));
  rmSync(dataDir, { recursive: true });
}
let postgres: RunningPostgres | undefined;
try {
  postgres = await runPostgres({ durable: true });
  for (const senders of SENDERS)
    rows.push(await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() }, senders));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  await postgres?.stop();
}
printTable(['store', 'at once', 'writes/s', 'p50', 'p99'], rows);
