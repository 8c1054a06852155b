import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import type { SavedResults } from '../../../lib/saved-results.ts';
import { buildMeaningOnce } from './build-meaning.ts';
import { type CoreFile, type OutlineFile, type PageColumns, packWords } from './core-file.ts';
import { getHashedName, type HashBytes, type IndexedPage } from './indexed-page.ts';
import { invertPages, invertSharedPages, mergeWords } from './inverted-index.ts';
import { writeShards } from './shards.ts';
import type { WordFiles } from './term-files.ts';
import type { WordNumbers } from './word-numbers.ts';
import type { WordVectors } from './word-vectors.ts';

export interface IndexInput {
  locale: string;
  /** Pages of all languages; results for this list are cached. */
  shared: readonly IndexedPage[];
  /** Pages of this language only. */
  local?: readonly IndexedPage[];
  /** The words of all these pages. */
  numbers: WordNumbers;
  words: WordFiles;
  /** Word vectors, to compare questions with pages by meaning. */
  vectors?: WordVectors;
  hash: HashBytes;
  saved?: SavedResults | undefined;
}

const MAX_COMMONNESS = 9;

const getBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Files by name. */
export type IndexBytes = Map<string, Uint8Array<ArrayBuffer>>;

/** Cached names of files that several languages share. */
const names = new WeakMap<Uint8Array, string>();

/** Builds the files of one language except the texts of pages: a manifest named after the language, and files named after their hash. */
export function* buildIndex(input: IndexInput): CooperativeTask<IndexBytes> {
  const { locale, shared, local = [], numbers, words, vectors, hash } = input;
  const files: IndexBytes = new Map();
  const addFile = (bytes: Uint8Array<ArrayBuffer>, extension: string): string => {
    const name = names.get(bytes) ?? getHashedName(hash(bytes), extension);
    names.set(bytes, name);
    files.set(name, bytes);
    return name;
  };
  const pages = [...shared, ...local];
  const base = invertSharedPages(shared, numbers);
  const added = invertPages(local, numbers, base.sections);
  yield;
  const shards = yield* writeShards(base.entries, added.entries);
  const written = mergeWords(base.written, added.written);
  const meaning = vectors && (yield* buildMeaningOnce({ ...input, vectors }));
  const core: CoreFile = {
    sections: base.sections + added.sections,
    words: packWords(written.words),
    common: written.counts.map((count) => Math.min(MAX_COMMONNESS, Math.floor(Math.log2(count)))).join(''),
    shards: shards.map(({ first, bytes }): [string, string] => [first, addFile(bytes, 'bin')]),
    pages: createColumns(pages),
    errors: pages.flatMap((page, index) => page.errors.map((error): [number, string] => [index, error])),
    synonyms: words.synonyms,
    outlines: [getSharedOutlines(shared), getOutlines(local)].map((outlines) => addFile(outlines, 'json')),
    descriptions: addFile(getBytes(pages.map(({ description }) => description)), 'json'),
    terms: { hangul: addFile(words.terms.hangul, 'json'), han: addFile(words.terms.han, 'json') },
    ...(meaning && { meaning: addFile(meaning, 'bin') }),
  };
  files.set(`${locale}.json`, getBytes({ core: addFile(getBytes(core), 'json') }));
  return files;
}

function getOutlines(pages: readonly IndexedPage[]): Uint8Array<ArrayBuffer> {
  const outlines: OutlineFile = Object.fromEntries(
    pages.map(({ trail, indexed }) => [indexed.file, [trail, ...indexed.ids]]),
  );
  return getBytes(outlines);
}

const outlineBytes = new WeakMap<readonly IndexedPage[], Uint8Array<ArrayBuffer>>();

/** Returns the cached outlines of the pages that all languages share. */
function getSharedOutlines(pages: readonly IndexedPage[]): Uint8Array<ArrayBuffer> {
  const bytes = outlineBytes.get(pages) ?? getOutlines(pages);
  outlineBytes.set(pages, bytes);
  return bytes;
}

function createColumns(pages: readonly IndexedPage[]): PageColumns {
  const column = <T>(getValue: (page: IndexedPage) => T) => pages.map(getValue);
  return {
    path: column((page) => page.path),
    url: column((page) => (page.url === page.path ? '' : page.url)),
    title: column((page) => page.title),
    section: column((page) => page.section),
    tab: column((page) => page.tab),
    badge: column((page) => page.badge ?? ''),
    weight: column((page) => Number(page.weight.toFixed(3))),
    count: column((page) => page.indexed.ids.length),
    text: column((page) => page.indexed.file),
  };
}
