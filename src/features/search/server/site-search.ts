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

/** Creates the search over the pages of a renderer; the index is built on first use. */
export function createSearch(renderer: () => SearchablePages): SiteSearch {
  const engines = new Map<LocaleId, Promise<SearchEngine>>();
  let files: ReturnType<typeof createIndexFiles> | undefined;
  const getFiles = () => {
    files ??= createIndexFiles(renderer());
    files.catch(() => {
      files = undefined;
    });
    return files;
  };
  const search: SiteSearch = {
    names: async () => new Set((await getFiles()).keys()),
    async read(name) {
      const read = (await getFiles()).get(name);
      if (!read) throw new Error(`The index has no file ${name}.`);
      return read();
    },
    engine(locale) {
      const opened = engines.get(locale) ?? openPreloadedEngine(locale, search.read);
      engines.set(locale, opened);
      opened.catch(() => engines.delete(locale));
      return opened;
    },
  };
  return search;
}
