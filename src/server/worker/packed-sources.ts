import type { CorpusPage } from '../../features/assistant/engine/corpus.ts';
import type { AssistantSources } from '../../features/assistant/server/assistant.ts';
import { COMMON_WORDS, QUESTIONS } from '../../features/assistant/server/corpus-files.ts';
import { openPreloadedEngine } from '../../features/search/engine/engine.ts';
import type { SearchEngine } from '../../features/search/engine/types.ts';
import type { KnownQuestions } from '../../schema/section-questions.ts';
import type { LocaleId } from '../../site/locales.ts';
import { PackFile } from './pack-file.ts';
import type { PrebuiltIndex } from './prebuilt-index.ts';

/** Engines and corpus over packs on disk. */
export function openPackedSources(prebuilt: PrebuiltIndex): AssistantSources {
  const index = new PackFile(prebuilt.index);
  const corpus = new PackFile(prebuilt.corpus);
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
        const opened = engines.get(locale) ?? openPreloadedEngine(locale, read);
        engines.set(locale, opened);
        opened.catch(() => engines.delete(locale));
        return opened;
      },
    },
    corpus: {
      async page(path) {
        const bytes = corpus.read(path);
        return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as CorpusPage);
      },
      questions: async () => JSON.parse(new TextDecoder().decode(corpus.read(QUESTIONS))) as KnownQuestions,
      commonWords: async () => new TextDecoder().decode(corpus.read(COMMON_WORDS)).split(' '),
    },
  };
}
