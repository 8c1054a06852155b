import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, runServer } from './running-server.ts';
import { fullOrSmoke, getExitCode } from './smoke.ts';
import { median, printTable } from './table.ts';

const TARGETS = { perSecond: 3000, firstResponseMs: 2000 };
const SECONDS = fullOrSmoke('10', '1');
const CONNECTIONS = '32';
const STARTS = fullOrSmoke(5, 1);
const path = process.argv.slice(2).find((arg) => arg.startsWith('/')) ?? '/docs/tracing/get-started';

interface LoadResult {
  perSecond: number;
  requests: number;
  p50: number;
  p99: number;
  bytesEach: number;
  failures: number;
}

async function startAndGetPage(): Promise<{ server: RunningServer; ms: number }> {
  const started = performance.now();
  const server = await runServer();
  const response = await fetch(server.url + path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  await response.arrayBuffer();
  return { server, ms: performance.now() - started };
}

async function runLoad(url: string): Promise<LoadResult> {
  const generator = join(import.meta.dirname, 'load.ts');
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [generator, url + path, SECONDS, CONNECTIONS]);
  return JSON.parse(stdout);
}

const starts: number[] = [];
for (let run = 1; run < STARTS; run++) {
  const { server, ms } = await startAndGetPage();
  starts.push(ms);
  await server.stop();
}
const { server, ms } = await startAndGetPage();
starts.push(ms);
const before = server.cpuSeconds();
const result = await runLoad(server.url);
const cpu = (server.cpuSeconds() ?? Number.NaN) - (before ?? Number.NaN);
await server.stop();

printTable(
  ['measure', 'value', 'target'],
  [
    ['start to first answer, median', `${median(starts).toFixed(0)} ms`, `<= ${TARGETS.firstResponseMs} ms`],
    ['requests a second', result.perSecond.toFixed(0), `>= ${TARGETS.perSecond}`],
    ['p50', `${result.p50.toFixed(1)} ms`, ''],
    ['p99', `${result.p99.toFixed(1)} ms`, ''],
    ['server CPU a request', `${((cpu / result.requests) * 1e6).toFixed(0)} µs`, ''],
    ['bytes a page (brotli)', result.bytesEach.toFixed(0), ''],
    ['failed requests', String(result.failures), '0'],
  ],
);
console.log(`${path}, ${CONNECTIONS} connections, ${SECONDS} s, load generator on the same machine`);
const missed = median(starts) > TARGETS.firstResponseMs || result.perSecond < TARGETS.perSecond || result.failures > 0;
process.exit(getExitCode(missed));
