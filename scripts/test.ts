import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { needChromium } from './chromium.ts';

const REPORT = '.cache/test-report.json';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

function run(command: string, args: string[]): number {
  return spawnSync(command, args, { stdio: 'inherit', env: process.env }).status ?? 1;
}

function main(): number {
  try {
    process.env.CHROMIUM_PATH = needChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  if (run('node', ['scripts/bundle.ts']) !== 0) return 1;
  if (run('node', ['scripts/check-samples.ts', '--start']) !== 0) return 1;
  mkdirSync('.cache', { recursive: true });
  const status = run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
    ...process.argv.slice(2),
  ]);
  const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = report.numFailedTests || (status === 0 ? 0 : Math.max(1, report.numFailedTestSuites));
  console.log(`${report.numPassedTests} passed, ${failed} failed`);
  return status;
}

process.exit(main());
