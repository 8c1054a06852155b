import { formatFault } from '../lib/fault.ts';
import { compareFormats, describeDifferences } from './markdown.ts';
import { renderSite } from './rendered-site.ts';

const { pages, faults } = await renderSite(process.cwd());
const comparisons = pages.map(compareFormats);
const differing = comparisons.filter((comparison) => comparison.difference !== undefined);
for (const fault of faults) console.error(formatFault(fault));
for (const problem of comparisons.flatMap(describeDifferences)) console.error(problem);
const sum = (count: (comparison: (typeof comparisons)[number]) => number) =>
  comparisons.reduce((total, comparison) => total + count(comparison), 0);
const remnants = sum((comparison) => comparison.remnants.length);
const relative = sum((comparison) => comparison.relative.length);
console.log(`pages            ${comparisons.length}`);
console.log(`words compared   ${sum((comparison) => comparison.words)}`);
console.log(`parity           ${comparisons.length - differing.length} of ${comparisons.length}`);
console.log(`JSX remnants     ${remnants}`);
console.log(`relative links   ${relative}`);
process.exit(differing.length + remnants + relative + faults.length > 0 ? 1 : 0);
