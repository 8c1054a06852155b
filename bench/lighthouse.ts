import type { Result } from 'lighthouse';
import { getNumber, getScore, launchChrome, runLighthouse } from './lighthouse-run.ts';
import { runServer } from './running-server.ts';
import { fullOrSmoke, getExitCode } from './smoke.ts';
import { median, printTable } from './table.ts';

const RUNS = fullOrSmoke(3, 1);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const METRICS = ['total-blocking-time', 'cumulative-layout-shift', 'largest-contentful-paint'];
const DEFAULT_PATHS = ['/docs/tracing/get-started', '/blog/2026-10-28-typescript-sdk-v4', '/'];
const requestedPaths = process.argv.slice(2).filter((arg) => arg.startsWith('/'));
const paths = requestedPaths.length > 0 ? requestedPaths : fullOrSmoke(DEFAULT_PATHS, DEFAULT_PATHS.slice(0, 1));

/** Lists the weighted audits that failed in any of the runs. */
function failures(results: readonly Result[]): string[] {
  const lines = results.flatMap((result) =>
    CATEGORIES.flatMap((category) =>
      (result.categories[category]?.auditRefs ?? [])
        .filter(({ weight }) => weight > 0)
        .map(({ id }) => result.audits[id])
        .filter((audit) => audit && audit.score !== null && audit.score < (category === 'performance' ? 0.9 : 1))
        .map((audit) => `${category}: ${audit?.id} (${audit?.displayValue ?? audit?.title})`),
    ),
  );
  return [...new Set(lines)];
}

function row(path: string, results: readonly Result[]): string[] {
  const metrics = METRICS.map((metric) => median(results.map((result) => getNumber(result, metric))));
  const [blocking = 0, shift = 0, paint = 0] = metrics;
  const scores = CATEGORIES.map((category) => String(median(results.map((result) => getScore(result, category)))));
  return [path, ...scores, `${blocking.toFixed(0)} ms`, shift.toFixed(3), `${(paint / 1000).toFixed(2)} s`];
}

const server = await runServer();
const chrome = await launchChrome();
const rows: string[][] = [];
const remarks: string[] = [];
try {
  for (const path of paths) {
    const results: Result[] = [];
    for (let run = 0; run < RUNS; run++) results.push(await runLighthouse(server.url + path, chrome.port, CATEGORIES));
    rows.push(row(path, results));
    remarks.push(...failures(results).map((failure) => `${path}  ${failure}`));
  }
} finally {
  chrome.kill();
  await server.stop();
}
printTable([`mobile, median of ${RUNS}`, 'perf', 'a11y', 'best', 'seo', 'TBT', 'CLS', 'LCP'], rows);
for (const remark of remarks) console.log(remark);
const missed = rows.some((cells) => cells.slice(1, 5).some((score) => Number(score) < 100));
process.exit(getExitCode(missed));
