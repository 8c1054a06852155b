import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzzAll } from './fuzz-requests.ts';
import { runServer } from './running-server.ts';
import { printTable } from './table.ts';

const count = Number(process.argv[process.argv.indexOf('--requests') + 1]) || 10_000;
const data = mkdtempSync(join(tmpdir(), 'fuzz-'));
// Each request comes from another visitor, so that limits don't keep later ones from the endpoint.
const server = await runServer(process.cwd(), { TRUSTED_PROXIES: '127.0.0.1', DATA_DIR: data });
const results = await fuzzAll(server.url, count);
await server.stop();
rmSync(data, { recursive: true, force: true });

const formatStatuses = (statuses: Map<number, number>) =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'cut'}:${times}`)
    .join(' ');
const countServerErrors = (statuses: Map<number, number>) =>
  [...statuses].reduce((sum, [status, times]) => sum + (status >= 500 ? times : 0), 0);
printTable(
  ['endpoint', 'requests', '5xx', 'answers'],
  [...results].map(([name, statuses]) => [
    name,
    String(count),
    String(countServerErrors(statuses)),
    formatStatuses(statuses),
  ]),
);
process.exit([...results.values()].some((statuses) => countServerErrors(statuses) > 0) ? 1 : 0);
