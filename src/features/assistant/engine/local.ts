import type { KnownQuestions } from '../../../schema/section-questions.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { LOCAL_ANSWERS_FILE } from '../../../site/search.ts';
import type { CoreFile, Manifest, OutlineFile, TextFile } from '../../search/engine/core-file.ts';
import { openPreloadedEngine } from '../../search/engine/engine.ts';
import { preloadIndex } from '../../search/engine/preload.ts';
import type { ReadFile, SearchEngine } from '../../search/engine/types.ts';
import type { AnswerEvent } from './answer.ts';
import { answerInContext } from './answer-in-context.ts';
import type { CorpusPage } from './corpus.ts';
import { type GetQuestions, getNextQuestions } from './next-questions.ts';
import { createPreparer, type Question } from './prepare.ts';

/** Lists the files that a browser needs in addition to the search index to answer questions without a server. */
export interface LocalAnswersFile {
  /** Name of the file with the known questions. */
  questions: string;
  /** Names of the files with the pages. */
  parts: readonly string[];
}

/** Known questions and common words. */
export interface LocalQuestions {
  /** English words, the most frequent first. */
  commonWords: string;
  /** Questions that readers are known to ask. */
  known: KnownQuestions;
}

/** Pages by path. */
export type CorpusPart = Record<string, CorpusPage>;

/** Answers a question with events, `done` last. */
export type LocalAssistant = (question: Question) => Promise<AnswerEvent[]>;

/** Names of the small files that start the index of a language. */
const MANIFEST = /^[\w-]+\.json$/;

/** Reads everything that answers need. The returned function reads no further files. */
export async function openLocalAssistant(locale: LocaleId, read: ReadFile): Promise<LocalAssistant> {
  const readJson = async <T>(name: string) => JSON.parse(new TextDecoder().decode(await read(name))) as T;
  const [index, files] = await Promise.all([
    preloadIndex(locale, read),
    readJson<LocalAnswersFile>(LOCAL_ANSWERS_FILE),
  ]);
  const { commonWords, known } = await readJson<LocalQuestions>(files.questions);
  const pages: CorpusPart = Object.assign({}, ...(await Promise.all(files.parts.map(readJson<CorpusPart>))));
  const texts = await readOutlines(locale, index);
  const readLoaded: ReadFile = async (name) => {
    const text = texts.get(name);
    if (text) return new TextEncoder().encode(JSON.stringify(text));
    // Questions in other languages are answered from the index that is loaded.
    return index(MANIFEST.test(name) ? `${locale}.json` : name);
  };
  const engine: Promise<SearchEngine> = openPreloadedEngine(locale, readLoaded);
  await engine;
  const prepare = createPreparer({
    search: { read: readLoaded, engine: () => engine },
    corpus: {
      page: async (path) => pages[path],
      questions: async () => known,
      commonWords: async () => commonWords.split(' '),
    },
  });
  const getQuestions: GetQuestions = (path) => pages[path]?.questions ?? [];
  return async (question) => {
    const { events } = await answerInContext(prepare, question);
    const urls = events.flatMap((event) => (event.type === 'source' ? event.source.url : []));
    const questions = getNextQuestions(getQuestions, urls, [...(question.before ?? []), question.question]);
    return questions.length > 0 ? [...events.slice(0, -1), { type: 'next', questions }, { type: 'done' }] : events;
  };
}

/** Reads the outlines of pages by their name in the index, without the words: answers come from the corpus. */
async function readOutlines(locale: LocaleId, index: ReadFile): Promise<Map<string, TextFile>> {
  const readJson = async <T>(name: string) => JSON.parse(new TextDecoder().decode(await index(name))) as T;
  const { core } = await readJson<Manifest>(`${locale}.json`);
  const { outlines } = await readJson<CoreFile>(core);
  const files = await Promise.all(outlines.map(readJson<OutlineFile>));
  return new Map(
    files
      .flatMap(Object.entries<OutlineFile[string]>)
      .map(([name, [trail, ...ids]]) => [
        name,
        { trail, description: '', sections: ids.map((id) => [id, '', '', '']) },
      ]),
  );
}
