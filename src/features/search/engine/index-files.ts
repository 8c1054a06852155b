import { LruMap } from '../../../lib/lru.ts';
import {
  type CoreFile,
  type Manifest,
  type TermFile,
  type TermScript,
  type TextFile,
  unpackWords,
} from './core-file.ts';
import { hasHangul, hasKanaOrHan } from './fold.ts';
import { Lexicon } from './lexicon.ts';
import { type Meaning, openMeaning } from './meaning.ts';
import { Shard } from './postings.ts';
import type { SectionMap } from './rank.ts';
import { significantWords } from './significant-words.ts';
import { stem } from './stem.ts';
import type { ReadFile } from './types.ts';

/** Number of cached page texts, for the excerpts of results. */
const MAX_TEXTS = 60;

/** Reads each file of an index once, when it is needed. */
export class IndexFiles {
  readonly core: CoreFile;
  readonly lexicon: Lexicon;
  /** Synonyms by the stem of a word. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly sectionMap: SectionMap & { firstSectionByPage: Uint32Array };
  /** Names of each page: the words of its title, and of the last part of its path. */
  readonly names: readonly (readonly ReadonlySet<string>[])[];
  readonly #read: ReadFile;
  readonly #shards = new Map<string, Shard>();
  readonly #texts = new LruMap<TextFile>(MAX_TEXTS);
  #descriptions: readonly string[] = [];
  readonly #terms = new Map<string, string>();
  readonly #termScripts = new Set<TermScript>();
  #meaning: Meaning | undefined;
  #meaningLoading: Promise<void> | undefined;

  constructor(core: CoreFile, read: ReadFile) {
    this.core = core;
    this.#read = read;
    this.lexicon = new Lexicon(unpackWords(core.words), core.common);
    this.sectionMap = buildSectionMap(core.pages.count);
    this.synonyms = groupByStem(core.synonyms);
    this.names = core.pages.title.map((title, page) => [
      significantWords(title),
      significantWords(core.pages.path[page]?.split('/').at(-1) ?? ''),
    ]);
  }

  /** Opens the files of a language. Callers with the same `read`, such as search and the assistant, share them. */
  static open(locale: string, read: ReadFile): Promise<IndexFiles> {
    const shared = openFiles.get(read) ?? new Map<string, Promise<IndexFiles>>();
    openFiles.set(read, shared);
    const files = shared.get(locale) ?? readIndex(locale, read);
    shared.set(locale, files);
    files.catch(() => shared.delete(locale));
    return files;
  }

  /** Loads translations of words in the languages of a text. */
  async loadTerms(text: string): Promise<ReadonlyMap<string, string>> {
    if (hasHangul(text)) await this.#readTerms('hangul');
    if (hasKanaOrHan(text)) await this.#readTerms('han');
    return this.#terms;
  }

  /** Loads the shards of some terms; returns a function that finds postings in them. */
  async loadPostings(terms: Iterable<string>) {
    const names = new Set([...terms].flatMap((term) => this.#getShard(term) ?? []));
    await Promise.all([...names].map((name) => this.#loadShard(name)));
    return (term: string) => this.#shards.get(this.#getShard(term) ?? '')?.get(term);
  }

  /** Loads the text of a page; undefined if it cannot be loaded. */
  async loadText(page: number): Promise<TextFile | undefined> {
    const name = this.core.pages.text[page] ?? '';
    const cached = this.#texts.get(name);
    if (cached) return cached;
    try {
      const text = parseJson<TextFile>(await this.#read(name));
      this.#texts.set(name, text);
      return text;
    } catch {
      return undefined;
    }
  }

  /** Returns the description of a page, in case its text cannot be loaded. */
  getDescription(page: number): string {
    return this.#descriptions[page] ?? '';
  }

  /** The data for comparing questions with pages, once it is loaded. */
  get meaning(): Meaning | undefined {
    return this.#meaning;
  }

  /** Loads all shards, the descriptions and the words of other languages, one by one while `shouldContinue` returns true. */
  async load(shouldContinue = () => true): Promise<void> {
    const tasks = [
      ...this.core.shards.map(
        ([, name]) =>
          () =>
            this.#loadShard(name),
      ),
      () => this.#readDescriptions(),
      () => this.#readTerms('han'),
      () => this.#readTerms('hangul'),
    ];
    for (const load of tasks) if (shouldContinue()) await load();
  }

  /** Loads word meanings; not part of `load`, because most readers never type sentences. */
  loadMeaning(): Promise<void> {
    this.#meaningLoading ??= this.#readMeaning().catch(() => {
      this.#meaningLoading = undefined;
    });
    return this.#meaningLoading;
  }

  async #readDescriptions(): Promise<void> {
    if (this.#descriptions.length === 0)
      this.#descriptions = parseJson<string[]>(await this.#read(this.core.descriptions));
  }

  async #readTerms(script: TermScript): Promise<void> {
    if (this.#termScripts.has(script)) return;
    const file = parseJson<TermFile>(await this.#read(this.core.terms[script]));
    for (const [english, terms] of Object.entries(file))
      for (const term of terms.split(' ')) this.#terms.set(term, english);
    this.#termScripts.add(script);
  }

  async #readMeaning(): Promise<void> {
    const { meaning } = this.core;
    if (meaning) this.#meaning = openMeaning(await this.#read(meaning));
  }

  async #loadShard(name: string): Promise<void> {
    if (!this.#shards.has(name)) this.#shards.set(name, new Shard(await this.#read(name)));
  }

  /** Returns the shard that would contain a term: the last one that does not begin after it. */
  #getShard(term: string): string | undefined {
    const { shards } = this.core;
    let [low, high] = [0, shards.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((shards[middle]?.[0] ?? '') <= term) low = middle + 1;
      else high = middle;
    }
    return shards[low - 1]?.[1];
  }
}

const openFiles = new WeakMap<ReadFile, Map<string, Promise<IndexFiles>>>();

async function readIndex(locale: string, read: ReadFile): Promise<IndexFiles> {
  const manifest = parseJson<Manifest>(await read(`${locale}.json`));
  return new IndexFiles(parseJson<CoreFile>(await read(manifest.core)), read);
}

function parseJson<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

/** Merges synonyms of words with the same stem, such as `employee` and `employees`. */
function groupByStem(synonyms: Readonly<Record<string, readonly string[]>>): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [word, others] of Object.entries(synonyms)) {
    const key = stem(word);
    found.set(key, [...new Set([...(found.get(key) ?? []), ...others])]);
  }
  return found;
}

function buildSectionMap(counts: readonly number[]) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const pageBySection = new Uint32Array(all);
  const firstSectionByPage = new Uint32Array(counts.length);
  let start = 0;
  counts.forEach((count, page) => {
    firstSectionByPage[page] = start;
    pageBySection.fill(page, start, start + count);
    start += count;
  });
  return { pageBySection, firstSectionByPage, pages: counts.length };
}
