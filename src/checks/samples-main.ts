import { formatFault } from '../lib/fault.ts';
import { checkSamples, referenceSamples } from './samples/check-samples.ts';

const { faults, counts, cached } = checkSamples(process.cwd(), referenceSamples(process.cwd()));
const sum = (key: 'fences' | 'checked' | 'optedOut') => counts.reduce((total, count) => total + count[key], 0);
for (const fault of faults) console.error(formatFault(fault));
console.table(Object.fromEntries(counts.map(({ language, ...rest }) => [language, rest])));
console.log(
  `${sum('fences')} fences (${cached} known from before), ${sum('checked')} checked, ${sum('optedOut')} opted out (${((100 * sum('optedOut')) / Math.max(1, sum('fences'))).toFixed(1)} %): ${faults.length} faults.`,
);
process.exit(faults.length > 0 ? 1 : 0);
