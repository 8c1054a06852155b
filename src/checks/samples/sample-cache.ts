import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SampleCheck } from '../../markdown/sample-check.ts';
import type { Sample } from './fences.ts';

/** Returns a fingerprint of everything that samples of a language are checked against. */
type GetFingerprint = (language: string) => string;

/** What was checked in a sample that passed; null if too little for a label. */
export type PassedCheck = SampleCheck | null;

/** Samples that passed, by a hash of the sample and of what it was checked against. */
export class SampleCache {
  readonly #file: string;
  readonly #getFingerprint: GetFingerprint;
  #known: ReadonlyMap<string, PassedCheck>;

  constructor(root: string, getFingerprint: GetFingerprint) {
    this.#file = join(root, '.cache/checked-samples.json');
    this.#getFingerprint = getFingerprint;
    this.#known = readCache(this.#file);
  }

  /** Returns what was checked if the sample passed before against the same contracts; otherwise undefined. */
  get(sample: Pick<Sample, 'language' | 'code'>): PassedCheck | undefined {
    return this.#known.get(this.#hash(sample));
  }

  /** Saves samples that passed. `dropOthers` removes all others. */
  save(passed: ReadonlyMap<Sample, PassedCheck>, { dropOthers }: { dropOthers: boolean }): void {
    const newEntries = [...passed].map(([sample, check]) => [this.#hash(sample), check] as const);
    this.#known = new Map([...(dropOthers ? [] : this.#known), ...newEntries]);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#known)));
  }

  #hash({ language, code }: Pick<Sample, 'language' | 'code'>): string {
    const text = `${this.#getFingerprint(language)}\0${language}\0${code}`;
    return createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }
}

function readCache(file: string): Map<string, PassedCheck> {
  try {
    const saved: unknown = JSON.parse(readFileSync(file, 'utf8'));
    // An older version wrote a list.
    return new Map(Array.isArray(saved) ? [] : Object.entries(saved as Record<string, PassedCheck>));
  } catch {
    // An unreadable cache counts as empty.
    return new Map();
  }
}
