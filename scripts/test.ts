import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { prepareTestBrowsers } from './chromium.ts';
import { getTestsForChanges } from './testing/changed-tests.ts';
import { TOOLS } from './tools.ts';

const REPORT = '.cache/test-report.json';
/** Tests start more than a hundred servers, exports and scripts: Node keeps what it compiled of them here. */
const COMPILE_CACHE = '.cache/compiled';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit', env: process.env }).status ?? 1;
}

/** Fills the cache of `tsc`, whose result the test of types reports: the bundle leaves a core free. */
async function startTypeCheck(): Promise<void> {
  const [[command, ...args] = ['']] = TOOLS['check:types']?.steps ?? [];
  await once(spawn(command, args, { stdio: 'ignore' }), 'close');
}

function readLines(command: string, ...args: string[]): string[] {
  return execFileSync(command, args, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);
}

/** The tests that changes since a commit touch, committed or not: by what they import, read and run. */
function getChangedTests(since: string): string[] | 'all' {
  const changed = [
    ...readLines('git', 'diff', '--name-only', since),
    ...readLines('git', 'ls-files', '--others', '--exclude-standard'),
  ];
  const tests = globSync(['tests/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'scripts/*.test.ts']);
  const chosen = getTestsForChanges(changed, tests);
  if (chosen === 'all') return 'all';
  const importing = readLines('vitest', 'list', `--changed=${since}`, '--filesOnly', '--json');
  const files: { file: string }[] = JSON.parse(importing.join('\n'));
  return [...new Set([...chosen, ...files.map(({ file }) => relative(process.cwd(), file))])].sort();
}

/** Arguments for Vitest: `--changed`, or `--changed=<commit>`, becomes a list of files. */
function getVitestArgs(args: readonly string[]): string[] | undefined {
  const [option, ...others] = args.filter((arg) => /^--changed(=|$)/.test(arg));
  const rest = args.filter((arg) => arg !== option && !others.includes(arg));
  if (!option) return rest;
  const files = getChangedTests(option.split('=')[1] ?? 'HEAD');
  if (files === 'all') return rest;
  if (files.length === 0) return undefined;
  console.log(`Changes touch ${files.length} test files:\n${files.map((file) => `  ${file}`).join('\n')}`);
  return [...rest, ...files];
}

/** Bundles the site and its checks; returns the status of what fails. */
async function prepareSite(): Promise<number> {
  for (const script of ['bundle.ts', 'run-check.ts']) {
    const [status] = await once(spawn('node', [`scripts/${script}`], { stdio: 'inherit' }), 'close');
    if (status !== 0) return status ?? 1;
  }
  return run('node', ['scripts/check-samples.ts', '--start']);
}

/** Prepares browsers, site and types side by side. */
async function prepare({ isWholeRun }: { isWholeRun: boolean }): Promise<boolean> {
  try {
    const browsers = prepareTestBrowsers();
    const [status] = await Promise.all([prepareSite(), browsers, isWholeRun && startTypeCheck()]);
    return status === 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function main(): Promise<number> {
  process.env.NODE_COMPILE_CACHE ??= resolve(COMPILE_CACHE);
  const args = getVitestArgs(process.argv.slice(2));
  if (!args) {
    console.log('No change touches a test.\n0 passed, 0 failed');
    return 0;
  }
  if (!(await prepare({ isWholeRun: args.length === 0 }))) return 1;
  mkdirSync('.cache', { recursive: true });
  const status = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...args,
  ]);
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = report.numFailedTests || (status === 0 ? 0 : Math.max(1, report.numFailedTestSuites));
  console.log(`${report.numPassedTests} passed, ${failed} failed`);
  return status;
}

process.exit(await main());
