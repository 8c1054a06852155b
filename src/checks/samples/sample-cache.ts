import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sample } from './fences.ts';

/** Samples that passed, by their hash together with that of the contracts. */
export class SampleCache {
  readonly #file: string;
  readonly #fingerprint: string;
  readonly #known: ReadonlySet<string>;
  constructor(root: string, fingerprint: string) {
    this.#file = join(root, '.cache/checked-samples.json');
    this.#fingerprint = fingerprint;
    this.#known = new Set(readList(this.#file));
  }
  /** True where the sample passed before, with the same contracts. */
  has(sample: Sample): boolean {
    return this.#known.has(this.#hash(sample));
  }
  /** Remembers the samples that pass today, and forgets all others. */
  keep(samples: readonly Sample[]): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(samples.map((sample) => this.#hash(sample))));
  }
  #hash({ language, code }: Sample): string {
    return createHash('sha256').update(`${this.#fingerprint}\0${language}\0${code}`).digest('base64url').slice(0, 22);
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
