import { loadOnce } from '../../../lib/load-once.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { openPreloadedEngine } from '../engine/engine.ts';
import type { SearchEngine } from '../engine/types.ts';
import { createIndexFiles } from './index-files.ts';
import type { SearchablePages } from './services.ts';

/** The index of the site and its engines. */
export interface SiteSearch {
  /** Returns the names of all files of all languages. */
  names(): Promise<ReadonlySet<string>>;
  /** Reads a file; throws if there is none with that name. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  engine(locale: LocaleId): Promise<SearchEngine>;
}

async function openFiles(pages: SearchablePages) {
  const files = await createIndexFiles(pages);
  return { files, names: new Set(files.keys()) };
}

/** Creates the search of a renderer's pages; builds the index on first use. */
export function createSearch(renderer: () => SearchablePages): SiteSearch {
  const engines = new Map<LocaleId, Promise<SearchEngine>>();
  const getFiles = loadOnce(async () => openFiles(renderer()));
  const search: SiteSearch = {
    names: async () => (await getFiles()).names,
    async read(name) {
      const read = (await getFiles()).files.get(name);
      if (!read) throw new Error(`The index has no file ${name}.`);
      return read();
    },
    engine(locale) {
      const engine = engines.get(locale) ?? openPreloadedEngine(locale, search.read);
      engines.set(locale, engine);
      engine.catch(() => engines.delete(locale));
      return engine;
    },
  };
  return search;
}
