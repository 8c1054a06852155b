import { join } from 'node:path';
import { readWithChecksum, writeWithChecksum } from '../../lib/checksum-file.ts';
import type { SavedResults } from '../../lib/saved-results.ts';

type Results = Map<string, { key: string; value: unknown }>;

/** Saves results by name in one file; they are valid until the facts behind all of them change. */
export class ResultStore implements SavedResults {
  readonly #file: string;
  readonly #facts: string;
  #loaded: Results | undefined;
  /** What this run has read or created. */
  readonly #used: Results = new Map();
  #changed = false;

  constructor(root: string, name: string, facts: string) {
    this.#file = join(root, `.cache/${name}.bin`);
    this.#facts = facts;
  }

  get(name: string, key: string): unknown {
    this.#loaded ??= readResults(this.#file, this.#facts);
    const cached = this.#loaded.get(name);
    if (cached?.key !== key) return undefined;
    this.#used.set(name, cached);
    return cached.value;
  }

  set(name: string, key: string, value: unknown): void {
    this.#used.set(name, { key, value });
    this.#changed = true;
  }

  /** Writes the file if anything has changed. */
  save(): void {
    if (this.#changed) writeWithChecksum(this.#file, { facts: this.#facts, results: this.#used });
  }
}

function readResults(path: string, facts: string): Results {
  const file = readWithChecksum(path) as { facts: string; results: Results } | undefined;
  return file?.facts === facts ? file.results : new Map();
}
