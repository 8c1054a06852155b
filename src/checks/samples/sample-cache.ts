import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sample } from './fences.ts';

/** What tells whether a sample that passed would pass again, by its language. */
type FingerprintOf = (language: string) => string;

/** Samples that passed, each by its hash together with that of what it was held against. */
export class SampleCache {
  readonly #file: string;
  readonly #fingerprintOf: FingerprintOf;
  readonly #known: ReadonlySet<string>;
  constructor(root: string, fingerprintOf: FingerprintOf) {
    this.#file = join(root, '.cache/checked-samples.json');
    this.#fingerprintOf = fingerprintOf;
    this.#known = new Set(readList(this.#file));
  }
  /** True where the sample passed before, against the same contracts. */
  has(sample: Sample): boolean {
    return this.#known.has(this.#hash(sample));
  }
  /** Remembers the samples that pass today, and forgets all others. */
  keep(samples: readonly Sample[]): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(samples.map((sample) => this.#hash(sample))));
  }
  #hash({ language, code }: Sample): string {
    const text = `${this.#fingerprintOf(language)}\0${language}\0${code}`;
    return createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }
}

function readList(file: string): string[] {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  } catch {
    // A cache that cannot be read is no cache.
    return [];
  }
}
