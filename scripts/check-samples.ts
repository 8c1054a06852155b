import type { SampleReport } from '../src/checks/samples/check-samples.ts';
import { resultsAreFresh, saveResults } from '../src/checks/samples/saved-results.ts';
import { formatFault } from '../src/lib/fault.ts';

const root = process.cwd();

/** Checks every code sample and saves the results for the server. Undefined if the packages that the check needs are not installed. */
async function check(): Promise<SampleReport | undefined> {
  try {
    const { checkSamples } = await import('../src/checks/samples/check-samples.ts');
    const { referenceSamples } = await import('../src/checks/samples/find-samples.ts');
    const report = checkSamples(root, referenceSamples(root));
    saveResults(root, report.passed);
    return report;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

function printCounts({ faults, counts, cached }: SampleReport): void {
  const sum = (key: 'fences' | 'checked' | 'optedOut') => counts.reduce((total, count) => total + count[key], 0);
  const share = ((100 * sum('optedOut')) / Math.max(1, sum('fences'))).toFixed(1);
  console.table(Object.fromEntries(counts.map(({ language, ...rest }) => [language, rest])));
  console.log(
    `${sum('fences')} fences (${cached} known from before), ${sum('checked')} checked, ${sum('optedOut')} opted out (${share} %): ${faults.length} faults.`,
  );
}

/** Runs before a start: does nothing if nothing has changed; a faulty sample loses its label but does not stop the server. */
async function beforeStart(): Promise<void> {
  if (resultsAreFresh(root)) return;
  const report = await check();
  if (!report) console.warn('Code samples were not checked: the check needs the development packages.');
  for (const fault of report?.faults ?? []) console.warn(`sample without a label: ${formatFault(fault)}`);
}

async function main(): Promise<number> {
  const report = await check();
  if (!report) {
    console.error('The check of code samples needs the development packages. Run `npm ci`.');
    return 1;
  }
  for (const fault of report.faults) console.error(formatFault(fault));
  printCounts(report);
  return report.faults.length > 0 ? 1 : 0;
}

if (process.argv.includes('--start')) await beforeStart();
else process.exitCode = await main();
