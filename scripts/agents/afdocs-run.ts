import { runChecks } from 'afdocs';
import type { ToolResult } from './score.ts';

/** Prints what afdocs finds at a URL, on a given number of pages, as JSON: a warning counts as a failure. */
const [url = '', pages] = process.argv.slice(2);
const report = await runChecks(url, {
  requestDelay: 0,
  // A slow machine is no fault of the site.
  requestTimeout: 60_000,
  maxConcurrency: 8,
  samplingStrategy: 'deterministic',
  maxLinksToTest: Number(pages),
});
const checks = report.results.map(({ id, status, message }) => ({
  name: id,
  message,
  status: status === 'pass' || status === 'skip' ? status : ('fail' as const),
}));
const result: ToolResult = { tool: 'afdocs', about: `${report.testedPages ?? 0} pages`, checks };
process.stdout.write(JSON.stringify(result));
