import { spawnSync } from 'node:child_process';
import { checkFile, prepareChecks } from './bundled-checks.ts';

/** Runs a check of the whole site by its name in `CHECKS`; without a name it only bundles them. */
const [name, ...args] = process.argv.slice(2);
await prepareChecks();
if (name) process.exitCode = spawnSync(process.execPath, [checkFile(name), ...args], { stdio: 'inherit' }).status ?? 1;
