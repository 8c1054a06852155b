import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprintFiles } from '../lib/fingerprint.ts';

const INPUTS = ['src', 'public', 'package-lock.json', 'vite.config.ts'];
const FINGERPRINT_FILE = 'dist/bundle.sha256';

/** A fingerprint of files and folders; by default of everything the bundles are built from. */
export function fingerprint(root: string, inputs: readonly string[] = INPUTS): string {
  return fingerprintFiles(root, inputs);
}

/** Returns true if the bundles with this fingerprint file are missing or were built from other sources. */
export function isStale(root: string, fingerprintFile = FINGERPRINT_FILE): boolean {
  const file = join(root, fingerprintFile);
  return !existsSync(file) || readFileSync(file, 'utf8') !== fingerprint(root);
}

/** Marks the bundles as unfinished until `markFresh`. */
export function markStale(root: string, fingerprintFile = FINGERPRINT_FILE): void {
  rmSync(join(root, fingerprintFile), { force: true });
}

/** Marks the bundles as up to date. */
export function markFresh(root: string, fingerprintFile = FINGERPRINT_FILE): void {
  const file = join(root, fingerprintFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint(root));
}
