import { join } from 'node:path';
import type { SavedVersions } from '../../features/assistant/server/services.ts';
import type { IndexedText } from '../../features/search/engine/indexed-page.ts';
import { WordNumbers } from '../../features/search/engine/word-numbers.ts';
import type { SavedIndex } from '../../features/search/server/services.ts';
import { readWithChecksum, writeWithChecksum } from '../../lib/checksum-file.ts';
import type { SavedResults } from '../../lib/saved-results.ts';
import type { LocaleId } from '../../site/locales.ts';
import { type IndexTable, joinTexts, splitTexts } from './index-table.ts';

/** Change the number when the format changes; changes of the code are part of the page keys. */
const FILE = '.cache/derived-2.bin';
/** Words are sorted again after this many new ones. Until then, words that an edited page no longer uses do no harm. */
const MAX_NEW_WORDS = 1000;

/** What search and the assistant derive from the text of one page. */
interface Derived {
  key: string;
  indexed?: IndexedText;
  /** A hash of the assistant's version of the page. */
  corpus?: string;
}

interface DerivedFile {
  table: IndexTable;
  /** How many words of the table are sorted; new ones follow them. */
  ordered: number;
  /** In the order of the table. */
  indexed: { path: string; key: string; file: string; ids: readonly string[] }[];
  corpus: { path: string; key: string; version: string }[];
}

interface LoadedFile {
  numbers: WordNumbers;
  ordered: number;
  pages: Map<string, Derived>;
}

/** Name of a page in the index of a language. */
const getName = (path: string, locale: LocaleId) => (locale === 'en' ? path : `${locale} ${path}`);
const getPath = (name: string) => name.slice(name.indexOf(' ') + 1);

/** Saves on disk what search and the assistant derive from pages, by page key, for the next run. */
export class DerivedStore {
  readonly index: SavedIndex;
  readonly corpus: SavedVersions;
  readonly #file: string;
  readonly #getKey: (path: string) => string;
  #loaded: LoadedFile | undefined;
  /** What this run has read or created; the rest belongs to pages that no longer exist. */
  readonly #used = new Map<string, Derived>();
  #changed = false;

  constructor(root: string, getKey: (path: string) => string, results: SavedResults) {
    this.#file = join(root, FILE);
    this.#getKey = (name) => getKey(getPath(name));
    const store = this;
    this.index = {
      get numbers() {
        return store.#load().numbers;
      },
      get: (path, locale) => this.#get(getName(path, locale), 'indexed'),
      set: (path, locale, indexed) => this.#set(getName(path, locale), { indexed }),
      results,
    };
    this.corpus = {
      get: (path) => this.#get(path, 'corpus'),
      set: (path, corpus) => this.#set(path, { corpus }),
      results,
    };
  }

  /** Writes the file if anything has changed. */
  save(): void {
    if (!this.#changed) return;
    const { numbers, ordered, pages } = this.#load();
    const isRenumbered =
      numbers.words.length - ordered > MAX_NEW_WORDS || [...pages.keys()].some((path) => !this.#used.has(path));
    const texts = [...this.#used].flatMap(([path, { key, indexed }]) => (indexed ? [{ path, key, indexed }] : []));
    const table = joinTexts(
      texts.map(({ indexed }) => indexed),
      numbers.words,
      isRenumbered,
    );
    const file: DerivedFile = {
      table,
      ordered: isRenumbered ? table.words.length : ordered,
      indexed: texts.map(({ path, key, indexed: { file, ids } }) => ({ path, key, file, ids })),
      corpus: [...this.#used].flatMap(([path, { key, corpus }]) => (corpus ? [{ path, key, version: corpus }] : [])),
    };
    writeWithChecksum(this.#file, file);
  }

  #get<Part extends 'indexed' | 'corpus'>(path: string, part: Part): Derived[Part] {
    const derived = this.#used.get(path) ?? this.#load().pages.get(path);
    if (derived?.key !== this.#getKey(path)) return undefined;
    this.#used.set(path, derived);
    return derived[part];
  }

  #set(path: string, part: Omit<Derived, 'key'>): void {
    const key = this.#getKey(path);
    const previous = this.#used.get(path);
    this.#used.set(path, { ...(previous?.key === key ? previous : {}), ...part, key });
    this.#changed = true;
  }

  #load() {
    this.#loaded ??= readDerived(this.#file);
    return this.#loaded;
  }
}

function readDerived(path: string): LoadedFile {
  const file = readWithChecksum(path) as DerivedFile | undefined;
  if (!file) return { numbers: new WordNumbers(), ordered: 0, pages: new Map() };
  const lists = splitTexts(file.table);
  const pages = new Map<string, Derived>();
  for (const [index, { path, key, file: name, ids }] of file.indexed.entries()) {
    const text = lists[index];
    if (text) pages.set(path, { key, indexed: { ...text, file: name, ids } });
  }
  for (const { path, key, version } of file.corpus) {
    const previous = pages.get(path);
    pages.set(path, { ...(previous?.key === key ? previous : {}), key, corpus: version });
  }
  return { numbers: new WordNumbers(file.table.words), ordered: file.ordered, pages };
}
