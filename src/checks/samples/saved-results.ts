import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../build/stale.ts';
import { sampleKey } from '../../markdown/sample-check.ts';
import { readReference } from '../../source/reference.ts';
import {
  contractsFingerprint,
  readSaved,
  SAMPLE_RESULTS_FILE,
  type SavedSampleResults,
} from '../../source/sample-results.ts';
import type { Sample } from './fences.ts';
import type { PassedCheck } from './sample-cache.ts';

const INPUTS = ['content', 'cookbook', 'contracts', 'src/checks/samples', 'package-lock.json'];

/** True if nothing has changed since the results were saved. */
export function resultsAreFresh(root: string): boolean {
  return readSaved(root)?.inputs === fingerprint(root, INPUTS);
}

/** Saves the samples that passed, for the server; samples with faults are skipped, so their pages show no label. */
export function saveResults(root: string, passed: ReadonlyMap<Sample, PassedCheck>): void {
  const { versions } = readReference(root);
  if (!versions) return;
  const entries = [...passed].flatMap(([{ language, code }, check]) =>
    check === null ? [] : [[sampleKey(language, code), check] as const],
  );
  const results: SavedSampleResults = {
    inputs: fingerprint(root, INPUTS),
    contracts: contractsFingerprint(root),
    versions,
    passed: Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const file = join(root, SAMPLE_RESULTS_FILE);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(results));
}
