import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import { buildMeaningOnce } from './build-meaning.ts';
import {
  type CoreFile,
  type OutlineFile,
  type PageColumns,
  packWords,
  type TermFile,
  type TermScript,
} from './core-file.ts';
import type { SearchWords } from './document.ts';
import { hasHangul } from './fold.ts';
import { getHashedName, type HashBytes, type IndexedPage } from './indexed-page.ts';
import { invertAll } from './inverted-index.ts';
import { type PostingEntry, writeShard } from './postings.ts';
import type { WordNumbers } from './word-numbers.ts';
import type { WordVectors } from './word-vectors.ts';

/** The input of an index, and how files are named. */
export interface IndexInput {
  locale: string;
  /** Pages of all languages; results for this list are cached. */
  shared: readonly IndexedPage[];
  /** Pages of this language only. */
  own?: readonly IndexedPage[];
  /** The words of all these pages. */
  numbers: WordNumbers;
  words: SearchWords;
  /** Word vectors, for comparing questions with pages by meaning. */
  vectors?: WordVectors;
  hash: HashBytes;
}

/** A shard is complete at this size in bytes. */
const SHARD_BYTES = 6 * 1024;
const MAX_COMMONNESS = 9;

const getBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Files by name. */
export type IndexBytes = Map<string, Uint8Array<ArrayBuffer>>;

/** Builds the files of one language without the texts of pages: a manifest named after the language, all others named by their content. */
export function* buildIndex(input: IndexInput): CooperativeTask<IndexBytes> {
  const { locale, shared, own: local = [], numbers, words, vectors, hash } = input;
  const files: IndexBytes = new Map();
  const keep = (bytes: Uint8Array<ArrayBuffer>, ending: string): string => {
    const name = getHashedName(hash(bytes), ending);
    files.set(name, bytes);
    return name;
  };
  const pages = [...shared, ...local];
  const terms = invertAll(shared, local, numbers);
  yield;
  const shards: CoreFile['shards'] = [];
  for (const entries of getShards(terms.entries)) {
    shards.push([entries[0]?.term ?? '', keep(writeShard(entries), 'bin')]);
    yield;
  }
  const { hangul, han } = getTermFiles(words);
  const meaning = vectors && (yield* buildMeaningOnce(shared, numbers, vectors));
  const core: CoreFile = {
    sections: terms.sections,
    words: packWords(terms.written.map(([word]) => word)),
    common: terms.written.map(([, count]) => Math.min(MAX_COMMONNESS, Math.floor(Math.log2(count)))).join(''),
    shards,
    pages: getColumns(pages),
    errors: pages.flatMap((page, at) => page.errors.map((error): [number, string] => [at, error])),
    synonyms: words.synonyms,
    outlines: [shared, local].map((some) => keep(getBytes(getOutlines(some)), 'json')),
    descriptions: keep(getBytes(pages.map(({ description }) => description)), 'json'),
    terms: { hangul: keep(hangul, 'json'), han: keep(han, 'json') },
    ...(meaning && { meaning: keep(meaning, 'bin') }),
  };
  files.set(`${locale}.json`, getBytes({ core: keep(getBytes(core), 'json') }));
  return files;
}

function getOutlines(pages: readonly IndexedPage[]): OutlineFile {
  return Object.fromEntries(pages.map(({ trail, indexed }) => [indexed.file, [trail, ...indexed.ids]]));
}

const termBytes = new WeakMap<SearchWords, Record<TermScript, Uint8Array<ArrayBuffer>>>();

/** Returns the term files of both scripts, cached for all languages. */
function getTermFiles(words: SearchWords): Record<TermScript, Uint8Array<ArrayBuffer>> {
  const cached = termBytes.get(words) ?? {
    hangul: getBytes(termFile(words.terms, 'hangul')),
    han: getBytes(termFile(words.terms, 'han')),
  };
  termBytes.set(words, cached);
  return cached;
}

/** Creates the term file of one script, by translation. */
function termFile(terms: SearchWords['terms'], script: TermScript): TermFile {
  const local = Object.entries(terms).filter(([term]) => hasHangul(term) === (script === 'hangul'));
  const byTranslation = Map.groupBy(
    local.sort(([a], [b]) => compareText(a, b)),
    ([, english]) => english,
  );
  return Object.fromEntries(
    [...byTranslation].map(([english, pairs]) => [english, pairs.map(([term]) => term).join(' ')]),
  );
}

/** Splits sorted terms into shards of about the same size. */
function getShards(entries: readonly PostingEntry[]): PostingEntry[][] {
  const shards: PostingEntry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.term.length / 2 + entry.sections.length * 2 + 3;
    if (room < size) {
      shards.push([]);
      room = SHARD_BYTES;
    }
    room -= size;
    shards.at(-1)?.push(entry);
  }
  return shards;
}

function getColumns(pages: readonly IndexedPage[]): PageColumns {
  const column = <T>(of: (page: IndexedPage) => T) => pages.map(of);
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
