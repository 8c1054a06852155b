import type { LibraryPage } from '../engine/library.ts';
import { openWhole } from '../../search/engine/engine.ts';
import type { SearchEngine } from '../../search/engine/types.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { AssistantSources } from './assistant.ts';
import { PackFile } from '../../../server/worker/pack-file.ts';
import { COMMON_WORDS, type ShippedIndex } from '../../../server/worker/shipped-index.ts';

/** Engines and library over packs on disk. */
export function packedSources(shipped: ShippedIndex): AssistantSources {
  const index = new PackFile(shipped.index);
  const library = new PackFile(shipped.library);
  const engines = new Map<LocaleId, Promise<SearchEngine>>();
  const read = async (name: string) => {
    const bytes = index.read(name);
    if (!bytes) throw new Error(`The index has no file ${name}.`);
    return bytes;
  };
  return {
    search: {
      read,
      engine(locale) {
        const opened = engines.get(locale) ?? openWhole(locale, read);
        engines.set(locale, opened);
        opened.catch(() => engines.delete(locale));
        return opened;
      },
    },
    library: {
      async page(path) {
        const bytes = library.read(path);
        return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as LibraryPage);
      },
      commonWords: async () => new TextDecoder().decode(library.read(COMMON_WORDS)).split(' '),
    },
  };
}
