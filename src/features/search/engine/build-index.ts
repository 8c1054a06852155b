import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import { SEARCH_HASHED_FOLDER } from '../../../site/search.ts';
import { buildMeaningOnce } from './build-meaning.ts';
import {
  type CoreFile,
  type PageColumns,
  packWords,
  type TermFile,
  type TermScript,
  type TextFile,
} from './core-file.ts';
import type { SearchDocument, SearchWords } from './document.ts';
import { hasHangul } from './fold.ts';
import { buildInvertedIndex, getInvertedIndex, type InvertedIndex, mergeInvertedIndexes } from './inverted-index.ts';
import { type PostingEntry, writeShard } from './postings.ts';
import type { WordVectors } from './word-vectors.ts';

/** What an index is built from, and how files get their names. */
export interface IndexInput {
  locale: string;
  /** Pages that all languages have; what is made of this list is made once. */
  shared: readonly SearchDocument[];
  /** Pages of this language alone. */
  own?: readonly SearchDocument[];
  words: SearchWords;
  /** Vectors of words, where questions are to be compared with pages by meaning. */
  vectors?: WordVectors;
  /** A short name that stands for the bytes. */
  hash(bytes: Uint8Array): string;
}

interface NamedFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A shard is closed when it has grown to this many bytes. */
const SHARD_BYTES = 6 * 1024;
const MAX_COMMONNESS = 9;

const getBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Files by name. */
export type IndexBytes = Map<string, Uint8Array<ArrayBuffer>>;

/** Builds the files of one language: a manifest by the language's name, all others named by their content. */
export function* buildIndex({
  locale,
  shared,
  own = [],
  words,
  vectors,
  hash,
}: IndexInput): CooperativeTask<IndexBytes> {
  const files: IndexBytes = new Map();
  const named = (bytes: Uint8Array<ArrayBuffer>, ending: string): NamedFile => ({
    name: `${SEARCH_HASHED_FOLDER}${hash(bytes)}.${ending}`,
    bytes,
  });
  const keep = ({ name, bytes }: NamedFile): string => {
    files.set(name, bytes);
    return name;
  };
  const pages = [...shared, ...own];
  const base = yield* getInvertedIndex(shared);
  const terms = own.length > 0 ? mergeInvertedIndexes(base, yield* buildInvertedIndex(own, base.sections)) : base;
  yield;
  const dictionary = [...terms.written].sort(([a], [b]) => inOrder(a, b));
  yield;
  const shards: CoreFile['shards'] = [];
  for (const entries of getShards(terms)) {
    shards.push([entries[0]?.term ?? '', keep(named(writeShard(entries), 'bin'))]);
    yield;
  }
  const { hangul, han } = termsOnce(words);
  const meaning = vectors && (yield* buildMeaningOnce(shared, vectors));
  const core: CoreFile = {
    sections: terms.sections,
    words: packWords(dictionary.map(([word]) => word)),
    common: dictionary.map(([, count]) => Math.min(MAX_COMMONNESS, Math.floor(Math.log2(count)))).join(''),
    shards,
    pages: getColumns(pages, (page) => keep(textOnce(page, (text) => named(getBytes(text), 'json')))),
    errors: pages.flatMap((page, at) => page.errors.map((error): [number, string] => [at, error])),
    synonyms: words.synonyms,
    descriptions: keep(named(getBytes(pages.map(({ description }) => description)), 'json')),
    terms: { hangul: keep(named(hangul, 'json')), han: keep(named(han, 'json')) },
    ...(meaning && { meaning: keep(named(meaning, 'bin')) }),
  };
  files.set(`${locale}.json`, getBytes({ core: keep(named(getBytes(core), 'json')) }));
  return files;
}

const termBytes = new WeakMap<SearchWords, Record<TermScript, Uint8Array<ArrayBuffer>>>();

/** The terms of both scripts as files, written once for all languages. */
function termsOnce(words: SearchWords): Record<TermScript, Uint8Array<ArrayBuffer>> {
  const cached = termBytes.get(words) ?? {
    hangul: getBytes(termFile(words.terms, 'hangul')),
    han: getBytes(termFile(words.terms, 'han')),
  };
  termBytes.set(words, cached);
  return cached;
}

/** The terms of one script, by what they mean. */
function termFile(terms: SearchWords['terms'], script: TermScript): TermFile {
  const own = Object.entries(terms).filter(([term]) => hasHangul(term) === (script === 'hangul'));
  const reorderByMeaning = Map.groupBy(
    own.sort(([a], [b]) => inOrder(a, b)),
    ([, english]) => english,
  );
  return Object.fromEntries(
    [...reorderByMeaning].map(([english, pairs]) => [english, pairs.map(([term]) => term).join(' ')]),
  );
}

/** Terms in order, cut into shards of about the same size. */
function getShards({ entries }: InvertedIndex): PostingEntry[][] {
  const shards: PostingEntry[][] = [];
  let room = 0;
  for (const entry of [...entries.values()].sort((a, b) => inOrder(a.term, b.term))) {
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

const texts = new WeakMap<SearchDocument, NamedFile>();

/** The text of a page as a file, written once for all languages. */
function textOnce(page: SearchDocument, write: (text: TextFile) => NamedFile): NamedFile {
  const { trail, description, sections } = page;
  const cached =
    texts.get(page) ??
    write({ trail, description, sections: sections.map(({ id, heading, text, code }) => [id, heading, text, code]) });
  texts.set(page, cached);
  return cached;
}

function getColumns(pages: readonly SearchDocument[], getText: (page: SearchDocument) => string): PageColumns {
  const column = <T>(of: (page: SearchDocument) => T) => pages.map(of);
  return {
    path: column((page) => page.path),
    url: column((page) => (page.url === page.path ? '' : page.url)),
    title: column((page) => page.title),
    section: column((page) => page.section),
    tab: column((page) => page.tab),
    badge: column((page) => page.badge ?? ''),
    weight: column((page) => Number(page.weight.toFixed(3))),
    count: column((page) => page.sections.length),
    text: column(getText),
  };
}
