import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runServer } from '../running-server.ts';
import { countLost, sendFeedback } from './feedback-senders.ts';
import type { ResilienceRow } from './row.ts';

const MAX_MB = 8;
const BACK_WITHIN_MS = 1000;
const POLL_MS = 20;
const TIMEOUT_MS = 30_000;

/** Sends feedback until the server starts or stops acknowledging it; returns how long that took. */
async function waitForFeedback(url: string, acknowledged: Map<string, string>, wanted: boolean): Promise<number> {
  const started = performance.now();
  while ((await sendFeedback(url, acknowledged)) !== wanted && performance.now() - started < TIMEOUT_MS)
    await wait(POLL_MS);
  return performance.now() - started;
}

/** Fills the data folder and frees space again: meanwhile feedback is refused and pages are served, and nothing is lost. */
export const diskFull: ResilienceRow = {
  name: 'Disk full',
  async run({ short }) {
    const data = mkdtempSync(join(tmpdir(), 'disk-full-'));
    const filler = join(data, 'filler');
    const env = { DATA_DIR: data, DATABASE_URL: '' };
    const limits = { TRUSTED_PROXIES: '127.0.0.1', DATA_MAX_MB: String(MAX_MB) };
    const server = await runServer(process.cwd(), { ...env, ...limits });
    const acknowledged = new Map<string, string>();
    let [taken, failedPages, slowestMs] = [0, 0, 0];
    try {
      await waitForFeedback(server.url, acknowledged, true);
      for (let time = 0; time < (short ? 2 : 20); time++) {
        writeFileSync(filler, Buffer.alloc(MAX_MB * 1024 * 1024));
        await waitForFeedback(server.url, acknowledged, false);
        for (let index = 0; index < 5; index++) {
          if (await sendFeedback(server.url, acknowledged)) taken += 1;
          if ((await fetch(`${server.url}/docs`)).status !== 200) failedPages += 1;
        }
        rmSync(filler);
        slowestMs = Math.max(slowestMs, await waitForFeedback(server.url, acknowledged, true));
      }
      return [
        { what: 'crashes', value: server.isRunning() ? 0 : 1, limit: 0 },
        { what: 'feedback taken while full', value: taken, limit: 0 },
        { what: 'failed pages while full', value: failedPages, limit: 0 },
        { what: `lost of ${acknowledged.size} acknowledged`, value: await countLost(env, acknowledged), limit: 0 },
        { what: 'feedback back after', value: slowestMs, limit: BACK_WITHIN_MS, unit: 'ms' },
      ];
    } finally {
      await server.stop();
      rmSync(data, { recursive: true, force: true });
    }
  },
};
