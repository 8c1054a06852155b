import { formatFault } from '../src/lib/fault.ts';
import { drawAll } from './diagrams/draw-all.ts';

/** Draws every diagram of the content that has no drawing yet, and removes drawings that no page uses; `--force` redraws all. */
const { drawn, kept, removed, faults } = await drawAll(process.cwd(), { force: process.argv.includes('--force') });
for (const fault of faults) console.error(formatFault(fault));
console.log(`${drawn} drawn, ${kept} kept, ${removed} removed, ${faults.length} faults.`);
process.exit(faults.length > 0 ? 1 : 0);
