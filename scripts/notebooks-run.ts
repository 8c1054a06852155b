import { readFileSync } from 'node:fs';
import { findClosestMatch } from '../src/lib/closest-match.ts';
import { CellFailed, NotRunnable } from './notebooks/runner/not-runnable.ts';
import { runNotebook } from './notebooks/runner/run-notebook.ts';

const HELP = `Usage: npm run notebooks:run -- <notebook...> | --all
  --date 2026-11-16   date of the run, today by default
  --fast              responses arrive at once; parallel calls may be recorded differently`;

const args = process.argv.slice(2);
const option = (name: string) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
const root = process.cwd();
const date = option('--date') ?? new Date().toISOString().slice(0, 10);
const listed: { notebook: string }[] = JSON.parse(readFileSync('cookbook/notebooks.json', 'utf8'));
const named = args
  .filter((arg) => !arg.startsWith('--') && arg !== option('--date'))
  .map((arg) => arg.replace(/^cookbook\/|\.ipynb$/g, ''));
const known = listed.map(({ notebook }) => notebook);
const names = args.includes('--all') ? known : named;
if (names.length === 0) {
  console.log(HELP);
  process.exit(1);
}
const unknown = names.filter((name) => !known.includes(name));
for (const name of unknown) {
  const similar = findClosestMatch(name, known);
  console.error(
    `There is no notebook "${name}" in cookbook/notebooks.json. ${similar ? `Did you mean "${similar}"?` : 'Add an entry, or correct the name.'}`,
  );
}
if (unknown.length > 0) process.exit(1);
const counts = { run: 0, skipped: 0, failed: 0 };
for (const name of names) {
  try {
    const { cells, traces, observations, versions } = await runNotebook(
      root,
      name,
      date,
      args.includes('--fast') ? 0 : 1,
    );
    const packages = Object.entries(versions).map((entry) => entry.join(' '));
    console.log(`${name}: ${cells} cells, ${traces} traces, ${observations} observations; ${packages.join(', ')}`);
    counts.run += 1;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const where = error instanceof CellFailed ? `cookbook/${name}.ipynb#${error.cell}` : `cookbook/${name}.ipynb`;
    console.error(`${where}: ${message}`);
    counts[error instanceof NotRunnable ? 'skipped' : 'failed'] += 1;
  }
}
console.log(`${counts.run} run, ${counts.skipped} cannot be run here, ${counts.failed} failed.`);
process.exit(counts.failed > 0 || counts.skipped > 0 ? 1 : 0);
