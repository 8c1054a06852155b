import { checkNotebooks } from '../src/checks/notebooks/check-notebooks.ts';
import { formatFault } from '../src/lib/fault.ts';

/** Checks the notebooks and each entry of the table; with `--status`, only counts them. */
const { faults, status } = checkNotebooks(process.cwd());
const onlyStatus = process.argv.includes('--status');
if (!onlyStatus) for (const fault of faults) console.error(formatFault(fault));
const { run, checked, missing, broken } = status;
const written = run.length + checked.length + broken.length;
console.log(
  `${written} of ${written + missing.length} notebooks written: ${run.length} run, ${checked.length} checked only, ${broken.length} broken.`,
);
if (onlyStatus) {
  for (const [label, names] of Object.entries({ run, checked, broken, missing }))
    if (names.length > 0) console.log(`${label}: ${names.join(', ')}`);
} else console.log(`${faults.length} faults.`);
process.exit(!onlyStatus && faults.length > 0 ? 1 : 0);
