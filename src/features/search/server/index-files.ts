import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { runInSlices } from '../../../lib/cooperative-task.ts';
import { loadOrCreate } from '../../../lib/saved-results.ts';
import { LOCALES, type LocaleId } from '../../../site/locales.ts';
import { buildIndex } from '../engine/build-index.ts';
import { createTextFile, type IndexedPage, indexText } from '../engine/indexed-page.ts';
import { getWordFiles } from '../engine/term-files.ts';
import { WordNumbers } from '../engine/word-numbers.ts';
import { readWordVectors } from '../engine/word-vectors.ts';
import { type ListedDocument, listDocuments, loadDocument, projectFacts } from './documents.ts';
import { searchWords } from './search-words.ts';
import type { SavedIndex, SearchablePages } from './services.ts';

const SLICE_MS = 10;

/** Files by name, created when they are first read. */
type Files = Map<string, () => Promise<Uint8Array<ArrayBuffer>>>;

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 12);

/** Creates the files of every language, with its own pages, all English pages, and pages in other languages by name. */
export async function createIndexFiles(pages: SearchablePages): Promise<Files> {
  const saved = pages.savedIndex ?? createEmptySavedIndex();
  const { numbers, results } = saved;
  const files: Files = new Map();
  const listed = listDocuments(pages);
  const indexAll = async (documents: readonly ListedDocument[], reader: LocaleId) => {
    const indexed: IndexedPage[] = [];
    for (const document of documents) indexed.push(...(await indexPage(document, reader, { saved, files })));
    return indexed;
  };
  const shared = await indexAll(
    listed.filter(({ locale }) => locale === 'en'),
    'en',
  );
  const others = listed.filter(({ locale }) => locale !== 'en');
  const local = new Map<LocaleId, IndexedPage[]>();
  // Collects all words before building the first index, so that they are sorted once.
  for (const { id } of LOCALES) local.set(id, await indexAll(others, id));
  const { data } = pages.site;
  const words = loadOrCreate(results, 'search words', () => getWordFiles(searchWords(data.readSearchWords())));
  const wordVectors = data.readWordVectors();
  const vectors = wordVectors && readWordVectors(wordVectors);
  for (const { id: locale } of LOCALES) {
    const input = { locale, shared, local: local.get(locale), numbers, words, vectors, hash, saved: results };
    // Other requests are handled in between.
    const built = await runInSlices(buildIndex(input), SLICE_MS, nextTurn);
    for (const [name, bytes] of built) files.set(name, async () => bytes);
  }
  return files;
}

/** Without saved data, every page is analysed. */
const createEmptySavedIndex = (): SavedIndex => ({ numbers: new WordNumbers(), get: () => undefined, set: () => {} });

/** Indexes a page for readers of a language; returns an empty list if the page has a fault. */
async function indexPage(
  listed: ListedDocument,
  reader: LocaleId,
  { saved, files }: { saved: SavedIndex; files: Files },
): Promise<IndexedPage[]> {
  const facts = projectFacts(reader, listed);
  const savedText = saved.get(facts.path, reader);
  if (savedText) {
    files.set(savedText.file, () => loadTextFile(listed, reader));
    return [{ ...facts, indexed: savedText }];
  }
  // Other requests are handled in between.
  await nextTurn();
  const document = await loadDocument(listed, reader);
  if (!document) return [];
  const indexed = indexText(document, saved.numbers, hash);
  saved.set(facts.path, reader, indexed);
  const bytes = createTextFile(document);
  files.set(indexed.file, async () => bytes);
  return [{ ...facts, indexed }];
}

/** Loads the text of a page that an earlier run indexed. */
async function loadTextFile(listed: ListedDocument, reader: LocaleId): Promise<Uint8Array<ArrayBuffer>> {
  const document = await loadDocument(listed, reader);
  if (!document) throw new Error(`${listed.facts.path} has no text.`);
  return createTextFile(document);
}
