import { createHash } from 'node:crypto';
import { loadOrCreate } from '../../../lib/saved-results.ts';
import { commonWords, createCorpus, knownQuestions } from './corpus.ts';
import type { QuotablePages } from './services.ts';

/** Name of the list of common words among the files; pages are named by their paths. */
export const COMMON_WORDS = 'common-words';
/** Name of the questions that readers are known to ask, as JSON. */
export const QUESTIONS = 'questions';

/** The data of the assistant as files: the pages of the corpus as JSON, the common words and the known questions. */
export interface CorpusFiles {
  /** The pages that can be quoted, each with a hash of its file. */
  versions: ReadonlyMap<string, string>;
  /** Reads a file; throws if there is none with that name. */
  read(name: string): Promise<Uint8Array>;
}

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

export const getVersion = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/** The files of the pages that a renderer shows. Pages that have not changed are read when they are needed. */
export async function createCorpusFiles(pages: QuotablePages): Promise<CorpusFiles> {
  const { site, savedCorpus } = pages;
  const corpus = createCorpus(() => pages);
  const versions = new Map<string, string>();
  /** Files of new pages, until an export has written them; a server makes each when it is asked for it. */
  const unread = new Map<string, Uint8Array>();
  for (const path of [...site.pages.keys(), ...site.coded.keys()].sort()) {
    const cached = savedCorpus?.get(path);
    const page = cached ? undefined : await corpus.page(path).catch(() => undefined);
    const bytes = page && encode(page);
    const version = cached ?? (bytes && getVersion(bytes));
    if (!version) continue;
    versions.set(path, version);
    if (!savedCorpus || !bytes) continue;
    savedCorpus.set(path, version);
    unread.set(path, bytes);
  }
  return {
    versions,
    async read(name) {
      if (name === COMMON_WORDS)
        return loadOrCreate(savedCorpus?.results, name, () => new TextEncoder().encode(commonWords(pages).join(' ')));
      if (name === QUESTIONS) return loadOrCreate(savedCorpus?.results, name, () => encode(knownQuestions(pages)));
      const made = unread.get(name);
      unread.delete(name);
      if (made) return made;
      const page = await corpus.page(name);
      if (!page) throw new Error(`The corpus has no page ${name}.`);
      return encode(page);
    },
  };
}
