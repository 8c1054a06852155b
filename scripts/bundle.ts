import { spawnSync } from 'node:child_process';
import { bundleClient, bundleServer } from '../src/build/bundle.ts';
import { isStale, markFresh, markStale } from '../src/build/stale.ts';
import { historyWarning, saveHistory } from '../src/source/saved-history.ts';

/** Builds the bundles if they are missing or out of date; `--force` always builds them. */
const root = process.cwd();
if (process.argv.includes('--force') || isStale(root)) {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  console.log('Bundling the site: this takes about 20 seconds, once for each change of the code ...');
  markStale(root);
  await bundleClient('dist/client');
  await bundleServer('dist/server');
  markFresh(root);
  console.log(`bundled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

const warning = historyWarning(saveHistory(root));
if (warning) console.warn(warning);
// Content isn't part of the bundles: the index is rebuilt after an edit, which is fast if nothing changed.
const indexed = spawnSync(process.execPath, ['dist/server/index.js'], { stdio: 'inherit' });
if (indexed.status !== 0) process.exit(indexed.status ?? 1);
