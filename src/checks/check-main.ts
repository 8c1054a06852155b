import { formatFault } from '../lib/fault.ts';
import { checkContent } from './check-content.ts';

const { faults, summary } = await checkContent(process.cwd());
for (const fault of faults) console.error(formatFault(fault));
console.log(summary);
process.exit(faults.length > 0 ? 1 : 0);
