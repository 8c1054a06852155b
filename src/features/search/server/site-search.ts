import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInSlices } from '../../../lib/cooperative-task.ts';
import type { SearchWordsData } from '../../../schema/search-words.ts';
import { LOCALES, type LocaleId } from '../../../site/locales.ts';
import { buildIndex } from '../engine/build-index.ts';
import type { SearchWords } from '../engine/document.ts';
import { openWhole } from '../engine/engine.ts';
import { fold } from '../engine/fold.ts';
import type { ReadFile, SearchEngine } from '../engine/types.ts';
import { readWordVectors } from '../engine/word-vectors.ts';
import { loadDocuments, projectForLocale } from './documents.ts';
import type { SearchablePages } from './services.ts';

const SLICE_MS = 10;

/** The index of the site and its engines. */
export interface SiteSearch {
  /** All files of all languages by name. */
  files(): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>>;
  read: ReadFile;
  engine(locale: LocaleId): Promise<SearchEngine>;
}

/** The search over what a renderer shows; built when it is first asked. */
export function createSearch(renderer: () => SearchablePages): SiteSearch {
  const engines = new Map<LocaleId, Promise<SearchEngine>>();
  let files: Promise<Map<string, Uint8Array<ArrayBuffer>>> | undefined;
  const search: SiteSearch = {
    files() {
      files ??= indexFiles(renderer());
      files.catch(() => {
        files = undefined;
      });
      return files;
    },
    read: async (name) => readFrom(await search.files(), name),
    engine(locale) {
      const opened = engines.get(locale) ?? openWhole(locale, search.read);
      engines.set(locale, opened);
      opened.catch(() => engines.delete(locale));
      return opened;
    },
  };
  return search;
}

function readFrom(files: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`The index has no file ${name}.`);
  return bytes;
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/** The files of every language: its own pages, all English ones, and the names of the languages that have a page. */
async function indexFiles(renderer: SearchablePages): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const all = await loadDocuments(renderer);
  const { data } = renderer.site;
  const words = searchWords(data.readSearchWords());
  const wordVectors = data.readWordVectors();
  const vectors = wordVectors && readWordVectors(wordVectors);
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const of = (locale: LocaleId) => all.filter((one) => one.locale === locale).map(({ document }) => document);
  const shared = of('en');
  for (const { id: locale } of LOCALES) {
    const own = all.filter((one) => one.locale !== 'en').map((one) => projectForLocale(locale, one));
    // Other requests are answered in between.
    const built = await runInSlices(buildIndex({ locale, shared, own, words, vectors, hash }), SLICE_MS, nextTurn);
    for (const [name, bytes] of built) files.set(name, bytes);
  }
  return files;
}

/** One table for all languages: a text with Chinese characters may be Japanese too. */
export function searchWords({ synonyms, ...languages }: SearchWordsData): SearchWords {
  const terms: Record<string, string> = {};
  for (const table of Object.values(languages))
    for (const [term, english] of Object.entries(table)) {
      const key = fold(term).replace(/\s+/g, '');
      terms[key] = [...new Set([...(terms[key]?.split(' ') ?? []), ...english.split(' ')])].join(' ');
    }
  return { synonyms, terms };
}
