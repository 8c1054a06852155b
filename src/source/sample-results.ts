import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckedVersions, type SampleCheck, type SampleResults, sampleKey } from '../markdown/sample-check.ts';

/** Where the check of the samples saves its results for the server. */
export const SAMPLE_RESULTS_FILE = 'dist/samples.json';

/** The results of a check, as they are saved. */
export interface SavedSampleResults {
  /** Fingerprint of everything that was checked, and of the check itself. */
  inputs: string;
  /** Fingerprint of the contracts that the samples were checked against. */
  contracts: string;
  versions: CheckedVersions;
  /** What was checked, by the key of each sample that passed. */
  passed: Record<string, SampleCheck>;
}

/** The saved results; undefined if there are none, or if the contracts have changed since. */
export function readSampleResults(root: string): SampleResults | undefined {
  const saved = readSaved(root);
  if (saved?.contracts !== contractsFingerprint(root)) return undefined;
  const passed = new Map(Object.entries(saved.passed));
  const results: SampleResults = {
    versions: saved.versions,
    byKey: (key) => passed.get(key),
    find(language, code) {
      const key = sampleKey(language, code);
      const check = passed.get(key);
      results.onFind?.(key, check);
      return check;
    },
  };
  return results;
}

/** The saved results, whatever has changed since. */
export function readSaved(root: string): SavedSampleResults | undefined {
  try {
    return JSON.parse(readFileSync(join(root, SAMPLE_RESULTS_FILE), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Changes with any file of `contracts/`. */
export function contractsFingerprint(root: string): string {
  const folder = join(root, 'contracts');
  const hash = createHash('sha256');
  if (existsSync(folder)) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of entries.map((entry) => join(entry.parentPath, entry.name)).sort())
      hash
        .update(`${path.slice(folder.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
  }
  return hash.digest('base64url');
}
