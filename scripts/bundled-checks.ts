import { join } from 'node:path';
import { bundleChecks } from '../src/build/bundle.ts';
import { isStale, markFresh } from '../src/build/stale.ts';

/** Folder of the bundled checks: outside `dist`, so that no image contains them. */
const FOLDER = '.cache/checks';
const MARK = join(FOLDER, 'bundle.sha256');

/** Bundles the checks of the whole site unless they are up to date. */
export async function prepareChecks(root = process.cwd()): Promise<void> {
  if (!isStale(root, MARK)) return;
  process.env.NODE_ENV = 'production';
  await bundleChecks(FOLDER);
  markFresh(root, MARK);
}

/** The file of a bundled check. */
export const checkFile = (name: string): string => join(FOLDER, `${name}.js`);
