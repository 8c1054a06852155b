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

/** Texts of pages that stay in memory, for the excerpts of results. */
const MAX_TEXTS = 60;

/** Reads the files of an index as they are needed, each once. */
export class IndexFiles {
  readonly core: CoreFile;
  readonly lexicon: Lexicon;
  /** By the stem of a word, others that pages may use instead. */
  readonly synonyms: ReadonlyMap<string, readonly string[]>;
  readonly sectionMap: SectionMap & { firstSectionByPage: Uint32Array };
  /** What each page is called: the words of its title, and those of the end of its path. */
  readonly names: readonly (readonly ReadonlySet<string>[])[];
  readonly #read: ReadFile;
  readonly #shards = new Map<string, Shard>();
  readonly #texts = new LruMap<TextFile>(MAX_TEXTS);
  #descriptions: readonly string[] = [];
  readonly #terms = new Map<string, string>();
  readonly #termScripts = new Set<TermScript>();
  #meaning: Meaning | undefined;
  #meaningRead: Promise<void> | undefined;

  constructor(core: CoreFile, read: ReadFile) {
    this.core = core;
    this.#read = read;
    this.lexicon = new Lexicon(unpackWords(core.words), core.common);
    this.sectionMap = buildSectionMap(core.pages.count);
    this.synonyms = byStem(core.synonyms);
    this.names = core.pages.title.map((title, page) => [
      significantWords(title),
      significantWords(core.pages.path[page]?.split('/').at(-1) ?? ''),
    ]);
  }

  /** Opens the files of a language. Who opens them again with the same `read`, as search and assistant do, shares them. */
  static open(locale: string, read: ReadFile): Promise<IndexFiles> {
    const shared = openFiles.get(read) ?? new Map<string, Promise<IndexFiles>>();
    openFiles.set(read, shared);
    const files = shared.get(locale) ?? readIndex(locale, read);
    shared.set(locale, files);
    files.catch(() => shared.delete(locale));
    return files;
  }

  /** Words of the languages of a text in English. */
  async terms(text: string): Promise<ReadonlyMap<string, string>> {
    if (hasHangul(text)) await this.#readTerms('hangul');
    if (hasKanaOrHan(text)) await this.#readTerms('han');
    return this.#terms;
  }

  /** Reads the shards of some terms, and finds postings in them. */
  async lookup(terms: Iterable<string>) {
    const names = new Set([...terms].flatMap((term) => this.#getShard(term) ?? []));
    await Promise.all([...names].map((name) => this.#shard(name)));
    return (term: string) => this.#shards.get(this.#getShard(term) ?? '')?.get(term);
  }

  /** The text of a page, or nothing where it cannot be read. */
  async text(page: number): Promise<TextFile | undefined> {
    const name = this.core.pages.text[page] ?? '';
    const cached = this.#texts.get(name);
    if (cached) return cached;
    try {
      const text = json<TextFile>(await this.#read(name));
      this.#texts.set(name, text);
      return text;
    } catch {
      return undefined;
    }
  }

  /** What a page says of itself, where its text cannot be read. */
  description(page: number): string {
    return this.#descriptions[page] ?? '';
  }

  /** By what questions are compared with pages, once it has been read. */
  get meaning(): Meaning | undefined {
    return this.#meaning;
  }

  /** Reads every shard, the descriptions and the words of other languages, one by one for as long as `wanted`. */
  async load(shouldContinue = () => true): Promise<void> {
    const rest = [
      ...this.core.shards.map(
        ([, name]) =>
          () =>
            this.#shard(name),
      ),
      () => this.#readDescriptions(),
      () => this.#readTerms('han'),
      () => this.#readTerms('hangul'),
    ];
    for (const read of rest) if (shouldContinue()) await read();
  }

  /** Reads what words mean; not part of the rest, since most readers never ask in sentences. */
  loadMeaning(): Promise<void> {
    this.#meaningRead ??= this.#readMeaning().catch(() => {
      this.#meaningRead = undefined;
    });
    return this.#meaningRead;
  }

  async #readDescriptions(): Promise<void> {
    if (this.#descriptions.length === 0) this.#descriptions = json<string[]>(await this.#read(this.core.descriptions));
  }

  async #readTerms(script: TermScript): Promise<void> {
    if (this.#termScripts.has(script)) return;
    const file = json<TermFile>(await this.#read(this.core.terms[script]));
    for (const [english, terms] of Object.entries(file))
      for (const term of terms.split(' ')) this.#terms.set(term, english);
    this.#termScripts.add(script);
  }

  async #readMeaning(): Promise<void> {
    const { meaning } = this.core;
    if (meaning) this.#meaning = openMeaning(await this.#read(meaning));
  }

  async #shard(name: string): Promise<void> {
    if (!this.#shards.has(name)) this.#shards.set(name, new Shard(await this.#read(name)));
  }

  /** The shard that would contain a term: the last one that does not begin after it. */
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
  const manifest = json<Manifest>(await read(`${locale}.json`));
  return new IndexFiles(json<CoreFile>(await read(manifest.core)), read);
}

function json<T>(bytes: Uint8Array): T {
  return JSON.parse(new TextDecoder().decode(bytes)) as T;
}

/** `employee` and `employees` are one word. */
function byStem(synonyms: Readonly<Record<string, readonly string[]>>): Map<string, readonly string[]> {
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
  let at = 0;
  counts.forEach((count, page) => {
    firstSectionByPage[page] = at;
    pageBySection.fill(page, at, at + count);
    at += count;
  });
  return { pageBySection, firstSectionByPage, pages: counts.length };
}
