import type { AnswerEvent } from '../../assistant/answer.ts';
import { answerQuestion } from '../../assistant/answer-question.ts';
import { plainQuestion, wholeQuestion } from '../../assistant/follow-up.ts';
import type { FoundSource } from '../../assistant/passage.ts';
import { pointersOf } from '../../assistant/pointers.ts';
import { LruMap } from '../../lib/lru.ts';
import { hasCjk } from '../../search/fold.ts';
import { localeOfText } from '../../search/locale-of.ts';
import { openQuestionReader, type QuestionReader } from '../../search/question.ts';
import type { FoundPage } from '../../search/types.ts';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import { ASK } from '../../site/limits.ts';
import type { LocaleId } from '../../site/locales.ts';
import { sectionOf } from '../../site/sections.ts';
import { STARTING_POINTS } from '../../site/starting-points.ts';
import type { Library, LibraryPage } from '../answering/library.ts';
import type { SiteSearch } from '../search/site-search.ts';

/** A question as it is asked. */
export interface Question {
  question: string;
  /** Earlier questions of the conversation, the last one last. */
  before?: readonly string[] | undefined;
  locale?: LocaleId | undefined;
}

/** Answers questions from the pages of the site. */
export interface Assistant {
  /** The events of an answer, `done` last. */
  ask(question: Question): Promise<AnswerEvent[]>;
}

/** More than any page that is found by its words. */
const POINTED = 1000;
const NO_PAGE: LibraryPage = { title: '', description: '', questions: [], trail: [], passages: [] };
const START = STARTING_POINTS.slice(0, 4).map(({ title, path }) => ({ title, url: path }));

/** What the assistant answers from. */
export interface AssistantSources {
  search: Pick<SiteSearch, 'engine' | 'read'>;
  library: Library;
}

/** The assistant over an index and a library; opened when it is first asked. */
export function createAssistant({ search, library }: AssistantSources): Assistant {
  const readers = new Map<LocaleId, Promise<QuestionReader>>();
  const pages = new LruMap<LibraryPage>(ASK.pagesKept);
  const readerOf = (locale: LocaleId) => {
    const opened = readers.get(locale) ?? openQuestionReader(locale, search.read);
    readers.set(locale, opened);
    opened.catch(() => readers.delete(locale));
    return opened;
  };
  const pageAt = async (path: string) => {
    const page = pages.get(path) ?? (await library.page(path)) ?? NO_PAGE;
    pages.set(path, page);
    return page;
  };
  return {
    async ask({ question, before, locale }) {
      const whole = wholeQuestion(plainQuestion(question), before?.map(plainQuestion));
      const language = languageOf(whole, locale);
      const [engine, read] = await Promise.all([search.engine(language), readerOf(language)]);
      const found = await engine.search(`${whole} `, { limit: ASK.pagesLookedAt, byWords: true });
      const sources = await Promise.all(
        found.pages.filter(isQuoted).map(async (page) => sourceOf(page, await pageAt(page.path))),
      );
      const pointed = await Promise.all(
        pointersOf(whole).map(async (path, at) => pointedSource(path, at, await pageAt(path))),
      );
      return answerQuestion({
        question,
        whole,
        read: await read(whole),
        sources: withPointed(pointed, sources),
        start: START,
      });
    },
  };
}

/** English words are looked for in English, others in the language of the page they were typed on. */
function languageOf(question: string, locale: LocaleId | undefined): LocaleId {
  if (!hasCjk(question)) return 'en';
  return locale && locale !== 'en' ? locale : localeOfText(question);
}

/** Threads of others, lists of pages and the assistant's own page are not quoted. */
function isQuoted({ section, path }: FoundPage): boolean {
  return section !== 'github' && path !== ASK_PAGE_PATH && !/\/tag\/[^/]+$/.test(path);
}

function sourceOf(found: FoundPage, { questions, description, passages }: LibraryPage): FoundSource {
  const { path, url, trail, section, score, title, sections } = found;
  return {
    path,
    url,
    title: title.map(({ text }) => text).join(''),
    trail,
    section,
    score,
    questions,
    description,
    scores: new Map(sections.map(({ id, score: own }) => [id, own])),
    passages,
  };
}

/** A page that is named by its path, before all others. */
function pointedSource(path: string, at: number, page: LibraryPage): FoundSource {
  const { title, description, trail, passages } = page;
  const own = { path, url: path, title, description, section: sectionOf(path).id, trail, passages };
  return { ...own, score: POINTED - at, questions: [], scores: new Map(), pointed: true };
}

function withPointed(pointed: readonly FoundSource[], sources: readonly FoundSource[]): FoundSource[] {
  const shown = pointed.filter(({ title }) => title !== '');
  return [...shown, ...sources.filter(({ path }) => !shown.some((source) => source.path === path))];
}
