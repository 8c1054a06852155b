import { formatFault } from '../src/lib/fault.ts';
import { drawAll } from './diagrams/draw-all.ts';

/** Draws all diagrams in the content that have no drawing yet, and removes unused drawings; `--force` redraws all. */
const { drawn, kept, removed, faults } = await drawAll(process.cwd(), { force: process.argv.includes('--force') });
for (const fault of faults) console.error(formatFault(fault));
console.log(`${drawn} drawn, ${kept} kept, ${removed} removed, ${faults.length} faults.`);
process.exit(faults.length > 0 ? 1 : 0);
