import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages, runtimePackages } from '../src/lib/runtime-packages.ts';

/** Counts the production packages; `--prune` removes those that the bundled server does not need. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const needed = runtimePackages(lock, existsSync);
const installed = productionPackages(lock, existsSync);
console.log(
  `${installed.length} packages are needed to bundle and run the site, ${needed.length} of them to run a bundled server.`,
);

if (process.argv.includes('--prune')) {
  if (!existsSync('dist/server/main.js')) {
    console.error('Nothing removed: there is no bundle yet. Run `npm run tool -- bundle` first.');
    process.exit(1);
  }
  const keep = new Set(needed);
  for (const path of Object.keys(lock.packages)) if (path && !keep.has(path)) removePackage(path, needed);
  for (const scope of readdirSync('node_modules').filter((name) => name.startsWith('@'))) {
    const folder = join('node_modules', scope);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  rmSync('node_modules/.bin', { recursive: true, force: true });
  console.log(`${needed.length} packages left.`);
}

/** Removes a package, unless it contains a needed one. */
function removePackage(path: string, needed: readonly string[]): void {
  if (!needed.some((other) => other.startsWith(`${path}/`))) rmSync(path, { recursive: true, force: true });
}
