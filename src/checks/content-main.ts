import { formatFault } from '../lib/fault.ts';
import { checkContent } from './check-content.ts';
import { compareFormats, describeDifferences } from './markdown.ts';
import { checkQuality } from './quality/check-quality.ts';
import { formatQuality } from './quality/report.ts';

const { faults, summary, rendered } = await checkContent(process.cwd());
const quality = rendered && checkQuality(rendered);
const lines = new Set([
  ...[...faults, ...(quality?.found.flatMap((found) => found.faults) ?? [])].map(formatFault),
  ...(rendered?.pages ?? []).flatMap((page) => describeDifferences(compareFormats(page))),
]);
for (const line of lines) console.error(line);
if (quality) console.log(formatQuality(quality));
console.log(summary);
console.log(`${lines.size} faults in total.`);
process.exit(lines.size > 0 ? 1 : 0);
