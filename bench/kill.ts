import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runPostgres } from '../tests/running-postgres.ts';
import { killRuns } from './kill-runs.ts';
import { printTable } from './table.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100' }, postgres: { type: 'boolean', default: false } },
});
const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
const postgres = values.postgres ? await runPostgres({ durable: true }) : undefined;
const storeEnv: Record<string, string> = postgres
  ? { DATABASE_URL: await postgres.createDatabase() }
  : { DATA_DIR: dataDir, DATABASE_URL: '' };
const onRun = (run: number) => {
  if (run % 10 === 0) console.error(`${run} runs`);
};
const result = await killRuns(Number(values.runs), storeEnv, { onRun });
await postgres?.stop();
rmSync(dataDir, { recursive: true });
printTable(
  ['store', 'runs', 'acknowledged', 'found', 'lost', 'doubled'],
  [[postgres ? 'PostgreSQL' : 'SQLite', ...Object.values(result).map(String)]],
);
process.exit(result.lost + result.duplicates > 0 ? 1 : 0);
