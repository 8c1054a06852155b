import { checkNotebooks, missingFaults } from '../src/checks/notebooks/check-notebooks.ts';
import { formatFault } from '../src/lib/fault.ts';

/** Checks the notebooks; with `--status`, only counts them. `--complete` makes notebooks that are not written a fault. */
const { faults, status } = checkNotebooks(process.cwd());
const all = process.argv.includes('--complete') ? [...faults, ...missingFaults(status)] : faults;
const onlyStatus = process.argv.includes('--status');
if (!onlyStatus) for (const fault of all) console.error(formatFault(fault));
const { run, checked, missing, broken } = status;
console.log(
  `${run.length} notebooks run, ${checked.length} checked only, ${broken.length} broken, ${missing.length} not written yet.`,
);
if (onlyStatus) {
  for (const [label, names] of Object.entries({ run, checked, broken, missing }))
    if (names.length > 0) console.log(`${label}: ${names.join(', ')}`);
} else console.log(`${all.length} faults.`);
process.exit(!onlyStatus && all.length > 0 ? 1 : 0);
