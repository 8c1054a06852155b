import { SEARCH_HASHED_FOLDER } from '../site/search.ts';
import { type AnalysedSection, analyse } from './analyse.ts';
import { type CoreFile, type PageColumns, packWords, type TextFile } from './core-file.ts';
import type { SearchDocument, SearchWords } from './document.ts';
import { type PostingEntry, STRONGEST, writeShard } from './postings.ts';
import { BM25 } from './weights.ts';

/** What an index is built from, and how files get their names. */
export interface IndexInput {
  locale: string;
  documents: readonly SearchDocument[];
  words: SearchWords;
  /** A short name that stands for the bytes. */
  hash(bytes: Uint8Array): string;
}

/** A shard is closed when it has grown to this many bytes. */
const SHARD_BYTES = 12 * 1024;
const MOST_COMMON = 9;

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const analysed = new WeakMap<SearchDocument, AnalysedSection[]>();

/** The terms of a page; several languages share most pages. */
function analysedOf(page: SearchDocument): AnalysedSection[] {
  const held = analysed.get(page) ?? page.sections.map((section, at) => analyse(page, section, at === 0));
  analysed.set(page, held);
  return held;
}

/** Builds the files of one language: a manifest by the language's name, all others named by their content. */
export function buildIndex(input: IndexInput): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const keep = (bytes: Uint8Array<ArrayBuffer>, ending: string): string => {
    const name = `${SEARCH_HASHED_FOLDER}${input.hash(bytes)}.${ending}`;
    files.set(name, bytes);
    return name;
  };
  const { documents, words } = input;
  const sections = documents.flatMap(analysedOf);
  const dictionary = dictionaryOf(sections);
  const core: CoreFile = {
    sections: sections.length,
    words: packWords(dictionary.map(([word]) => word)),
    common: dictionary.map(([, count]) => Math.min(MOST_COMMON, Math.floor(Math.log2(count)))).join(''),
    shards: shardsOf(sections).map((entries) => [entries[0]?.term ?? '', keep(writeShard(entries), 'bin')]),
    pages: columnsOf(documents, (text) => keep(bytesOf(text), 'json')),
    errors: documents.flatMap((page, at) => page.errors.map((error): [number, string] => [at, error])),
    synonyms: words.synonyms,
    terms: keep(bytesOf(words.terms), 'json'),
  };
  files.set(`${input.locale}.json`, bytesOf({ core: keep(bytesOf(core), 'json') }));
  return files;
}

function dictionaryOf(sections: readonly AnalysedSection[]): [word: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { written } of sections) for (const word of written) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => inOrder(a, b));
}

/** Terms in order, cut into shards of about the same size. */
function shardsOf(sections: readonly AnalysedSection[]): PostingEntry[][] {
  const lists = new Map<string, { sections: number[]; strengths: number[] }>();
  sections.forEach(({ terms }, at) => {
    for (const [term, weight] of terms) {
      const list = lists.get(term) ?? { sections: [], strengths: [] };
      lists.set(term, list);
      list.sections.push(at);
      list.strengths.push(Math.max(1, Math.round((STRONGEST * weight) / (weight + BM25.k1))));
    }
  });
  const shards: PostingEntry[][] = [];
  let room = 0;
  for (const [term, list] of [...lists].sort(([a], [b]) => inOrder(a, b))) {
    const size = term.length / 2 + list.sections.length * 2 + 3;
    if (room < size) {
      shards.push([]);
      room = SHARD_BYTES;
    }
    room -= size;
    shards.at(-1)?.push({ term, ...list });
  }
  return shards;
}

function columnsOf(documents: readonly SearchDocument[], keepText: (text: TextFile) => string): PageColumns {
  const column = <T>(of: (page: SearchDocument) => T) => documents.map(of);
  return {
    path: column((page) => page.path),
    url: column((page) => (page.url === page.path ? '' : page.url)),
    title: column((page) => page.title),
    description: column((page) => page.description),
    section: column((page) => page.section),
    tab: column((page) => page.tab),
    badge: column((page) => page.badge ?? ''),
    weight: column((page) => Number(page.weight.toFixed(3))),
    count: column((page) => page.sections.length),
    text: column(({ trail, sections }) =>
      keepText({ trail, sections: sections.map(({ id, heading, text, code }) => [id, heading, text, code]) }),
    ),
  };
}
