import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintFiles } from '../lib/fingerprint.ts';

const INPUTS = ['src', 'public', 'package-lock.json', 'vite.config.ts'];
const MARK = 'dist/bundle.sha256';

/** A fingerprint of files and folders; by default of everything the bundles are made from. */
export function fingerprint(root: string, inputs: readonly string[] = INPUTS): string {
  return fingerprintFiles(root, inputs);
}

/** True where the bundles are missing or were made from other sources. */
export function isStale(root: string): boolean {
  const mark = join(root, MARK);
  return !existsSync(mark) || readFileSync(mark, 'utf8') !== fingerprint(root);
}

/** Notes that the bundles are up to date. */
export function markFresh(root: string): void {
  mkdirSync(dirname(join(root, MARK)), { recursive: true });
  writeFileSync(join(root, MARK), fingerprint(root));
}
