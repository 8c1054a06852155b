import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FLOODS } from './flood-requests.ts';
import { runServer } from './running-server.ts';
import { printTable } from './table.ts';

const TARGETS = { p99Ms: 50, firstSearchMs: 1000 };
const PROBED_PATH = '/docs';

/** What was measured during one flood; the first row has no name and no flood. */
export interface FloodRow {
  name: string;
  /** How many responses of the flood had each status. */
  statuses: Record<string, number>;
  floodP50: number;
  /** How many responses of the page had each status. */
  pageStatuses: Record<string, number>;
  p99: number;
}

/** Duration and number of connections of each flood. */
export interface FloodOptions {
  seconds: number;
  connections: number;
}

interface ClientResult {
  requests: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
}

async function runClient(url: string, name: string, { seconds, connections }: FloodOptions): Promise<ClientResult> {
  const script = join(import.meta.dirname, 'flood-client.ts');
  const given = [script, url, String(seconds), String(connections), name, PROBED_PATH];
  const { stdout } = await promisify(execFile)(process.execPath, given);
  return JSON.parse(stdout);
}

async function withServer<Value>(use: (url: string) => Promise<Value>): Promise<Value> {
  const data = mkdtempSync(join(tmpdir(), 'flood-'));
  // Each request comes from another visitor: this measures the server, not its limits.
  const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data });
  try {
    return await use(server.url);
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

/** Results of all floods of one server. */
export interface FloodResult {
  rows: FloodRow[];
  /** Milliseconds of a search that is sent as soon as the server listens. */
  firstSearchMs: number;
}

/** Measures the latency of a page during parallel requests of each expensive kind, and of the server's first search. */
export function measureFloods(options: FloodOptions): Promise<FloodResult> {
  return withServer(async (url) => {
    const load = async (path: string) => (await fetch(`${url}${path}`)).arrayBuffer();
    const started = performance.now();
    await load(FLOODS['search API'](0).path);
    const firstSearchMs = performance.now() - started;
    // Startup isn't part of the measurement: before the floods, the server opens its index and renders the page.
    await load(PROBED_PATH);
    const rows: FloodRow[] = [];
    for (const name of ['', ...Object.keys(FLOODS)]) rows.push(await measureDuringFlood(url, name, options));
    return { rows, firstSearchMs };
  });
}

async function measureDuringFlood(url: string, name: string, options: FloodOptions): Promise<FloodRow> {
  const floodResult = name ? runClient(url, name, options) : undefined;
  const [page, flood] = await Promise.all([runClient(url, 'probe', options), floodResult]);
  const { statuses = {}, p50: floodP50 = 0 } = flood ?? {};
  return { name, statuses, floodP50, pageStatuses: page.statuses, p99: page.p99 };
}

if (import.meta.main) {
  const { rows, firstSearchMs } = await measureFloods({
    seconds: process.argv.includes('--quick') ? 2 : 10,
    connections: 20,
  });
  printTable(
    ['measure', 'flood answered', 'flood p50', 'p99', 'target'],
    [
      ...rows.map(({ name, statuses, floodP50, p99 }) => [
        `${PROBED_PATH} during ${name || 'no flood'}`,
        Object.entries(statuses)
          .map(([status, count]) => `${count} x ${status}`)
          .join(', '),
        name ? `${floodP50.toFixed(0)} ms` : '',
        `${p99.toFixed(0)} ms`,
        `<= ${TARGETS.p99Ms} ms`,
      ]),
      ['first search after the start', '', '', `${firstSearchMs.toFixed(0)} ms`, `<= ${TARGETS.firstSearchMs} ms`],
    ],
  );
  process.exit(firstSearchMs > TARGETS.firstSearchMs || rows.some(({ p99 }) => p99 > TARGETS.p99Ms) ? 1 : 0);
}
