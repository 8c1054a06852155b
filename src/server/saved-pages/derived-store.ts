import { join } from 'node:path';
import type { SavedVersions } from '../../features/assistant/server/services.ts';
import type { IndexedText } from '../../features/search/engine/indexed-page.ts';
import { WordNumbers } from '../../features/search/engine/word-numbers.ts';
import type { SavedIndex } from '../../features/search/server/services.ts';
import { readSealed, writeSealed } from '../../lib/sealed-file.ts';
import { type IndexTable, joinTexts, splitTexts } from './index-table.ts';

/** The number changes with what is written; the code is part of the keys of pages. */
const FILE = '.cache/derived-1.bin';

/** What is made of the text of one page. */
interface Derived {
  key: string;
  indexed?: IndexedText;
  /** A hash of what the assistant knows of the page. */
  corpus?: string;
}

interface DerivedFile {
  table: IndexTable;
  /** In the order of the table. */
  indexed: { path: string; key: string; file: string; ids: readonly string[] }[];
  corpus: { path: string; key: string; version: string }[];
}

/** What search and assistant make of pages, by the keys of the pages, kept on disk between runs. */
export class DerivedStore {
  readonly index: SavedIndex;
  readonly corpus: SavedVersions;
  readonly #file: string;
  readonly #keyOf: (path: string) => string;
  #loaded: { numbers: WordNumbers; pages: Map<string, Derived> } | undefined;
  /** What this run has asked for or made; the rest is of pages that are gone. */
  readonly #used = new Map<string, Derived>();
  #changed = false;

  constructor(root: string, keyOf: (path: string) => string) {
    this.#file = join(root, FILE);
    this.#keyOf = keyOf;
    const store = this;
    this.index = {
      get numbers() {
        return store.#load().numbers;
      },
      get: (path) => this.#get(path, 'indexed'),
      set: (path, indexed) => this.#set(path, { indexed }),
    };
    this.corpus = {
      get: (path) => this.#get(path, 'corpus'),
      set: (path, corpus) => this.#set(path, { corpus }),
    };
  }

  /** Writes the file, if anything is new. */
  save(): void {
    if (!this.#changed) return;
    const { numbers } = this.#load();
    const texts = [...this.#used].flatMap(([path, { key, indexed }]) => (indexed ? [{ path, key, indexed }] : []));
    const table = joinTexts(
      texts.map(({ indexed }) => indexed),
      numbers.words,
    );
    const file: DerivedFile = {
      table,
      indexed: texts.map(({ path, key, indexed: { file, ids } }) => ({ path, key, file, ids })),
      corpus: [...this.#used].flatMap(([path, { key, corpus }]) => (corpus ? [{ path, key, version: corpus }] : [])),
    };
    writeSealed(this.#file, file);
  }

  #get<Part extends 'indexed' | 'corpus'>(path: string, part: Part): Derived[Part] {
    const derived = this.#used.get(path) ?? this.#load().pages.get(path);
    if (derived?.key !== this.#keyOf(path)) return undefined;
    this.#used.set(path, derived);
    return derived[part];
  }

  #set(path: string, part: Omit<Derived, 'key'>): void {
    const key = this.#keyOf(path);
    const known = this.#used.get(path);
    this.#used.set(path, { ...(known?.key === key ? known : {}), ...part, key });
    this.#changed = true;
  }

  #load() {
    this.#loaded ??= readDerived(this.#file);
    return this.#loaded;
  }
}

function readDerived(path: string): { numbers: WordNumbers; pages: Map<string, Derived> } {
  const file = readSealed(path) as DerivedFile | undefined;
  if (!file) return { numbers: new WordNumbers(), pages: new Map() };
  const lists = splitTexts(file.table);
  const pages = new Map<string, Derived>();
  for (const [at, { path, key, file: name, ids }] of file.indexed.entries()) {
    const own = lists[at];
    if (own) pages.set(path, { key, indexed: { ...own, file: name, ids } });
  }
  for (const { path, key, version } of file.corpus) {
    const known = pages.get(path);
    pages.set(path, { ...(known?.key === key ? known : {}), key, corpus: version });
  }
  return { numbers: new WordNumbers(file.table.words), pages };
}
