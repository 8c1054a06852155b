import { runChecks } from 'afdocs';
import type { ToolResult } from './score.ts';

/** Prints the result of afdocs for a URL and a number of pages as JSON; a warning counts as a failure. */
const [url = '', pages] = process.argv.slice(2);
const report = await runChecks(url, {
  requestDelay: 0,
  // A slow machine is not the site's fault.
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
