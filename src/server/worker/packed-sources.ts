import type { LibraryPage } from '../../features/assistant/engine/library.ts';
import type { AssistantSources } from '../../features/assistant/server/assistant.ts';
import { COMMON_WORDS } from '../../features/assistant/server/library-files.ts';
import { openWhole } from '../../features/search/engine/engine.ts';
import type { SearchEngine } from '../../features/search/engine/types.ts';
import type { LocaleId } from '../../site/locales.ts';
import { PackFile } from './pack-file.ts';
import type { ShippedIndex } from './prebuilt-index.ts';

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
