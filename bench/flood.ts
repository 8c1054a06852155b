import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FLOODS } from './flood-requests.ts';
import { runServer } from './running-server.ts';
import { printTable } from './table.ts';

const TARGETS = { p99Ms: 50, firstSearchMs: 1000 };
const CONNECTIONS = 20;
const PROBED = '/docs';

/** What was measured beside one flood; the first row, without a name, is beside none. */
export interface FloodRow {
  name: string;
  /** How often the flood got which status. */
  statuses: Record<string, number>;
  floodP50: number;
  /** How often the page got which status. */
  probed: Record<string, number>;
  p99: number;
}

interface Measured {
  requests: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
}

async function client(address: string, seconds: number, name: string): Promise<Measured> {
  const script = join(import.meta.dirname, 'flood-client.ts');
  const given = [script, address, String(seconds), String(CONNECTIONS), name, PROBED];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return JSON.parse(stdout);
}

async function withServer<Value>(use: (address: string) => Promise<Value>): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'flood-'));
  // Each request is from another visitor: what is measured is the server, not its limits.
  const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data });
  try {
    return await use(server.address);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** The latency of a page beside 20 parallel requests of each expensive kind. */
export function floodRows({ seconds }: { seconds: number }): Promise<FloodRow[]> {
  return withServer(async (address) => {
    const rows: FloodRow[] = [];
    // The start is measured apart: here the server has opened its index and rendered the page.
    for (const path of [FLOODS['search API'](0).path, PROBED]) await (await fetch(`${address}${path}`)).arrayBuffer();
    for (const name of ['', ...Object.keys(FLOODS)]) rows.push(await beside(address, name, seconds));
    return rows;
  });
}

/** Milliseconds of a search that is sent as soon as the server listens. */
export function firstSearchMs(): Promise<number> {
  return withServer(async (address) => {
    const started = performance.now();
    await (await fetch(`${address}${FLOODS['search API'](0).path}`)).arrayBuffer();
    return performance.now() - started;
  });
}

async function beside(address: string, name: string, seconds: number): Promise<FloodRow> {
  const flooding = name ? client(address, seconds, name) : undefined;
  const [page, flood] = await Promise.all([client(address, seconds, 'probe'), flooding]);
  const { statuses = {}, p50: floodP50 = 0 } = flood ?? {};
  return { name, statuses, floodP50, probed: page.statuses, p99: page.p99 };
}

if (import.meta.main) {
  const rows = await floodRows({ seconds: process.argv.includes('--quick') ? 2 : 10 });
  const first = await firstSearchMs();
  printTable(
    ['measure', 'flood answered', 'flood p50', 'p99', 'target'],
    [
      ...rows.map(({ name, statuses, floodP50, p99 }) => [
        `${PROBED} beside ${name || 'nothing else'}`,
        Object.entries(statuses)
          .map(([status, count]) => `${count} x ${status}`)
          .join(', '),
        name ? `${floodP50.toFixed(0)} ms` : '',
        `${p99.toFixed(0)} ms`,
        `<= ${TARGETS.p99Ms} ms`,
      ]),
      ['first search after the start', '', '', `${first.toFixed(0)} ms`, `<= ${TARGETS.firstSearchMs} ms`],
    ],
  );
  process.exit(first > TARGETS.firstSearchMs || rows.some(({ p99 }) => p99 > TARGETS.p99Ms) ? 1 : 0);
}
