import type { KnownQuestions } from '../../../schema/section-questions.ts';
import type { LocaleId } from '../../../site/locales.ts';
import type { TextFile } from '../../search/engine/core-file.ts';
import { openWhole } from '../../search/engine/engine.ts';
import { preloadIndex } from '../../search/engine/preload.ts';
import type { ReadFile, SearchEngine } from '../../search/engine/types.ts';
import type { AnswerEvent } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import type { CorpusPage } from './corpus.ts';
import { type GetQuestions, getNextQuestions } from './next-questions.ts';
import { createPreparer, type Question } from './prepare.ts';

/** What a browser needs besides the search index to answer questions without a server. */
export interface LocalAnswersFile {
  /** English words, the most frequent first. */
  commonWords: string;
  /** Questions that are known to be asked. */
  questions: KnownQuestions;
  /** Pages by path. */
  pages: Record<string, CorpusPage>;
  /** Texts of pages by the names that the index has for them, without the words: answers are made from `pages`. */
  texts: Record<string, TextFile>;
}

/** Answers a question with events, `done` last. */
export type AnswerLocally = (question: Question) => Promise<AnswerEvent[]>;

/** Names of the small files that start the index of a language. */
const MANIFEST = /^[\w-]+\.json$/;

/** Reads everything that answers are made from. The function it returns reads nothing more, whatever it is asked. */
export async function openLocalAssistant(
  locale: LocaleId,
  read: ReadFile,
  readFile: () => Promise<LocalAnswersFile>,
): Promise<AnswerLocally> {
  const [index, { texts, pages, questions, commonWords }] = await Promise.all([preloadIndex(locale, read), readFile()]);
  const readLoaded: ReadFile = async (name) => {
    const text = texts[name];
    if (text) return new TextEncoder().encode(JSON.stringify(text));
    // Questions in other languages are answered from the index that is loaded.
    return index(MANIFEST.test(name) ? `${locale}.json` : name);
  };
  const engine: Promise<SearchEngine> = openWhole(locale, readLoaded);
  await engine;
  const prepare = createPreparer({
    search: { read: readLoaded, engine: () => engine },
    corpus: {
      page: async (path) => pages[path],
      questions: async () => questions,
      commonWords: async () => commonWords.split(' '),
    },
  });
  const getQuestions: GetQuestions = (path) => pages[path]?.questions ?? [];
  return async (question) => {
    const events = answerQuestion(await prepare(question));
    const urls = events.flatMap((event) => (event.type === 'source' ? event.source.url : []));
    const questions = getNextQuestions(getQuestions, urls, [...(question.before ?? []), question.question]);
    return questions.length > 0 ? [...events.slice(0, -1), { type: 'next', questions }, { type: 'done' }] : events;
  };
}
