import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintFiles } from '../lib/fingerprint.ts';

const INPUTS = ['src', 'public', 'package-lock.json', 'vite.config.ts'];
const FINGERPRINT_FILE = 'dist/bundle.sha256';

/** A fingerprint of files and folders; by default of everything the bundles are made from. */
export function fingerprint(root: string, inputs: readonly string[] = INPUTS): string {
  return fingerprintFiles(root, inputs);
}

/** True where the bundles that a mark is about are missing or were made from other sources. */
export function isStale(root: string, mark = FINGERPRINT_FILE): boolean {
  const file = join(root, mark);
  return !existsSync(file) || readFileSync(file, 'utf8') !== fingerprint(root);
}

/** Notes that the bundles are being made: until they are marked again, nothing takes them for finished. */
export function markStale(root: string, mark = FINGERPRINT_FILE): void {
  rmSync(join(root, mark), { force: true });
}

/** Notes that the bundles are up to date. */
export function markFresh(root: string, mark = FINGERPRINT_FILE): void {
  const file = join(root, mark);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint(root));
}
