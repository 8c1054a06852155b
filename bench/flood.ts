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

/** One line of the table. */
export interface FloodRow {
  cells: string[];
  missed: boolean;
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

/** A page's latency beside 20 parallel requests of each expensive kind, and the first search after a start. */
export async function floodRows({ seconds }: { seconds: number }): Promise<FloodRow[]> {
  const data = mkdtempSync(join(tmpdir(), 'flood-'));
  const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data });
  try {
    const rows = [await firstSearch(server.address)];
    for (const name of ['nothing else', ...Object.keys(FLOODS)]) rows.push(await beside(server.address, name, seconds));
    return rows;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function firstSearch(address: string): Promise<FloodRow> {
  const started = performance.now();
  await (await fetch(`${address}${FLOODS['search API'](0).path}`)).arrayBuffer();
  const ms = performance.now() - started;
  return {
    cells: ['first search after the start', '', '', `${ms.toFixed(0)} ms`, `<= ${TARGETS.firstSearchMs} ms`],
    missed: ms > TARGETS.firstSearchMs,
  };
}

async function beside(address: string, name: string, seconds: number): Promise<FloodRow> {
  const flooding = name in FLOODS ? client(address, seconds, name) : undefined;
  const [probed, flood] = await Promise.all([client(address, seconds, 'probe'), flooding]);
  const answered = Object.entries(flood?.statuses ?? {}).map(([status, count]) => `${count} x ${status}`);
  const failed = Object.keys(flood?.statuses ?? {}).some((status) => !/^[24]/.test(status));
  return {
    cells: [
      `${PROBED} beside ${name}`,
      answered.join(', '),
      flood ? `${flood.p50.toFixed(0)} ms` : '',
      `${probed.p99.toFixed(0)} ms`,
      `<= ${TARGETS.p99Ms} ms`,
    ],
    missed: probed.p99 > TARGETS.p99Ms || failed,
  };
}

/** The heading of the rows. */
export const FLOOD_HEADER = ['measure', 'flood answered', 'flood p50', 'p99', 'target'];

if (import.meta.main) {
  const rows = await floodRows({ seconds: process.argv.includes('--quick') ? 2 : 10 });
  printTable(
    FLOOD_HEADER,
    rows.map(({ cells }) => cells),
  );
  process.exit(rows.some(({ missed }) => missed) ? 1 : 0);
}
