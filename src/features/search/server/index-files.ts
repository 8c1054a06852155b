import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInSlices } from '../../../lib/cooperative-task.ts';
import { LOCALES, type LocaleId } from '../../../site/locales.ts';
import { buildIndex } from '../engine/build-index.ts';
import { getTextFile, type IndexedPage, indexText } from '../engine/indexed-page.ts';
import { WordNumbers } from '../engine/word-numbers.ts';
import { readWordVectors } from '../engine/word-vectors.ts';
import { type ListedDocument, listDocuments, loadDocument, projectForLocale } from './documents.ts';
import { searchWords } from './search-words.ts';
import type { SavedIndex, SearchablePages } from './services.ts';

const SLICE_MS = 10;

/** Files by name, created when they are first read. */
type Files = Map<string, () => Promise<Uint8Array<ArrayBuffer>>>;

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/** Creates the files of every language: its own pages, all English ones, and pages in other languages by name. */
export async function createIndexFiles(pages: SearchablePages): Promise<Files> {
  const saved = pages.savedIndex ?? createMemory();
  const files: Files = new Map();
  const listed = listDocuments(pages);
  const shared = await indexShared(
    listed.filter(({ locale }) => locale === 'en'),
    saved,
    files,
  );
  const others = listed.filter(({ locale }) => locale !== 'en');
  const own = new Map<LocaleId, IndexedPage[]>();
  // All words are known before the first index is built, so that they are sorted only once.
  for (const { id } of LOCALES) own.set(id, await indexOwn(id, others, saved.numbers, files));
  const { data } = pages.site;
  const wordVectors = data.readWordVectors();
  const input = {
    shared,
    numbers: saved.numbers,
    words: searchWords(data.readSearchWords()),
    vectors: wordVectors && readWordVectors(wordVectors),
    hash,
  };
  for (const { id: locale } of LOCALES) {
    // Lets other requests run in between.
    const built = await runInSlices(buildIndex({ ...input, locale, own: own.get(locale) }), SLICE_MS, nextTurn);
    for (const [name, bytes] of built) files.set(name, async () => bytes);
  }
  return files;
}

/** Without saved data, every page is analysed. */
const createMemory = (): SavedIndex => ({ numbers: new WordNumbers(), get: () => undefined, set: () => {} });

/** Indexes the pages of all languages; skips pages with faults. */
async function indexShared(listed: readonly ListedDocument[], saved: SavedIndex, files: Files): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const one of listed) {
    const known = saved.get(one.facts.path);
    const indexed = known ?? (await indexNew(one, saved, files));
    if (!indexed) continue;
    if (known) files.set(known.file, () => readText(one));
    pages.push({ ...one.facts, indexed });
  }
  return pages;
}

async function indexNew(listed: ListedDocument, saved: SavedIndex, files: Files) {
  // Lets other requests run in between.
  await nextTurn();
  const document = await loadDocument(listed);
  if (!document) return undefined;
  const indexed = indexText(document, saved.numbers, hash);
  saved.set(document.path, indexed);
  const bytes = getTextFile(document);
  files.set(indexed.file, async () => bytes);
  return indexed;
}

/** Reads the text of a page that an earlier run indexed. */
async function readText(listed: ListedDocument): Promise<Uint8Array<ArrayBuffer>> {
  const document = await loadDocument(listed);
  if (!document) throw new Error(`${listed.facts.path} has no text.`);
  return getTextFile(document);
}

/** Indexes the few pages that differ in each language. */
async function indexOwn(
  locale: LocaleId,
  others: readonly ListedDocument[],
  numbers: WordNumbers,
  files: Files,
): Promise<IndexedPage[]> {
  const pages: IndexedPage[] = [];
  for (const listed of others) {
    const document = await loadDocument(listed);
    if (!document) continue;
    const projected = projectForLocale(locale, { locale: listed.locale, document });
    const indexed = indexText(projected, numbers, hash);
    const bytes = getTextFile(projected);
    files.set(indexed.file, async () => bytes);
    pages.push({ ...projected, indexed });
  }
  return pages;
}
