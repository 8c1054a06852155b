import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { TOOLS } from '../scripts/tools.ts';

const run = promisify(execFile);

/** Benches that run here, small (`--smoke`), each with a cell of the table that it prints. */
const SMOKED: Readonly<Record<string, string>> = {
  build: '20 pages, warm',
  lighthouse: '/docs/tracing/get-started',
  markdown: '20 pages',
  peers: 'tiny peer',
  samples: 'warm',
  search: 'minisearch, expert',
  server: 'requests a second',
  store: 'SQLite',
};

/** Benches whose short run is another test. */
const RUN_BY_OTHER_TESTS: Readonly<Record<string, string>> = {
  flood: 'bench/resilience/flood.ts',
  fuzz: 'bench/resilience/fuzzing.ts',
  kill: 'bench/resilience/kill-nine.ts',
  resilience: 'tests/resilience.test.ts',
};

it('every bench that can be run by name runs in a test', () => {
  const benches = Object.keys(TOOLS).filter((name) => name.startsWith('bench:'));
  const known = [...Object.keys(SMOKED), ...Object.keys(RUN_BY_OTHER_TESTS)].map((name) => `bench:${name}`);
  expect(benches.sort()).toEqual(known.sort());
  for (const file of Object.values(RUN_BY_OTHER_TESTS)) expect(existsSync(file), file).toBe(true);
});

it.each(Object.entries(SMOKED))('bench:%s runs and prints its table', async (name, cell) => {
  const { stdout } = await run(process.execPath, [`bench/${name}.ts`, '--smoke'], { maxBuffer: 1e8 });
  expect(stdout).toContain(cell);
});
