import { LruMap } from '../../../lib/lru.ts';
import { ASK_PAGE_PATH } from '../../../site/assistant.ts';
import { ASK } from '../../../site/limits.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { getSection } from '../../../site/sections.ts';
import { STARTING_POINTS } from '../../../site/starting-points.ts';
import { hasCjk } from '../../search/engine/fold.ts';
import { localeOfText } from '../../search/engine/locale-of.ts';
import { openQuestionReader, type QuestionReader } from '../../search/engine/question.ts';
import type { FoundPage, ReadFile, SearchEngine } from '../../search/engine/types.ts';
import type { AnswerInput, AnswerPage } from './answer-question.ts';
import { getChunks } from './chunks.ts';
import type { Corpus, CorpusPage } from './corpus.ts';
import type { RankedMatch } from './features.ts';
import { expandFollowUp, plainQuestion, withoutAmounts } from './follow-up.ts';
import type { WordRanks } from './foreign.ts';
import { getPointers } from './pointers.ts';
import { QuestionIndex, type QuestionMatch } from './question-index.ts';
import { getWeight } from './weigh.ts';

/** A question as it is asked. */
export interface Question {
  question: string;
  /** Earlier questions of the conversation, the last one last. */
  before?: readonly string[] | undefined;
  locale?: LocaleId | undefined;
}

/** A page of the corpus, cut into chunks. */
type CutPage = CorpusPage & Pick<AnswerPage, 'chunks'>;

const NO_PAGE: CutPage = { title: '', description: '', questions: [], trail: [], sections: [], chunks: [] };
const NO_MATCHES: AnswerPage['matches'] = new Map();
const START = STARTING_POINTS.slice(0, 4).map(({ title, path }) => ({ title, url: path }));

/** What the assistant answers from. */
export interface AssistantSources {
  search: { engine(locale: LocaleId): Promise<SearchEngine>; read: ReadFile };
  corpus: Corpus;
}

/** Finds what a question is answered from. The index and the corpus are opened with the first question. */
export function createPreparer(
  { search, corpus }: AssistantSources,
  pagesKept: number = ASK.pagesKept,
): (question: Question) => Promise<AnswerInput> {
  const getReader = createReaders(search.read);
  const pageAt = createPages(corpus, pagesKept);
  const getQuestions = once(async () => {
    const { answered, unanswered } = await corpus.questions();
    return {
      answered: new QuestionIndex(answered),
      unanswered: new QuestionIndex({ '': { '': [...unanswered] } }),
    };
  });
  const wordRanks = once(
    async (): Promise<WordRanks> => new Map((await corpus.commonWords()).map((word, rank) => [word, rank])),
  );
  return async ({ question, before, locale }) => {
    const whole = expandFollowUp(plainQuestion(question), before?.map(plainQuestion));
    const searched = withoutAmounts(whole);
    const language = getLanguage(whole, locale);
    const [engine, reader] = await Promise.all([search.engine(language), getReader(language)]);
    const found = (await engine.search(`${searched} `, { limit: ASK.pagesLookedAt })).pages.filter(isQuoted);
    const read = await reader.read(searched);
    const { answered, unanswered } = await getQuestions();
    const vector = reader.vector(read.said || whole);
    const similar = answered.match(read.words, vector, reader);
    const pages = await Promise.all([
      ...found.map(async (page, rank) => answerPage(page, rank, found, await pageAt(page.path))),
      ...unfoundPaths(similar, found).map(async (path) => unfoundPage(path, found.length, await pageAt(path))),
    ]);
    const pointed = await Promise.all(getPointers(whole).map(async (path) => pointedPage(path, await pageAt(path))));
    const best = Math.max(0, ...found.map(({ score }) => score));
    const gap = unanswered.match(read.words, vector, reader)[0];
    const input = { question, whole, read, vector, gap, meanings: reader, ranks: await wordRanks(), start: START };
    return {
      ...input,
      pages: withMatches(withPointed(pointed, pages), bestMatches(similar)),
      found: best / Math.max(1e-9, getWeight(read.words)),
    };
  };
}

/** Readers of questions, one for each language. */
function createReaders(read: ReadFile): (locale: LocaleId) => Promise<QuestionReader> {
  const readers = new Map<LocaleId, Promise<QuestionReader>>();
  return (locale) => {
    const opened = readers.get(locale) ?? openQuestionReader(locale, read);
    readers.set(locale, opened);
    opened.catch(() => readers.delete(locale));
    return opened;
  };
}

/** Pages of a corpus, of which the last ones are kept. */
function createPages(corpus: Corpus, pagesKept: number): (path: string) => Promise<CutPage> {
  const pages = new LruMap<CutPage>(pagesKept);
  return async (path) => {
    const page = pages.get(path) ?? cut(await corpus.page(path));
    pages.set(path, page);
    return page;
  };
}

/** Opens something when it is first asked for, and again after a failure. */
function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined;
  return () => {
    opened ??= open();
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

function cut(page: CorpusPage | undefined): CutPage {
  return page ? { ...page, chunks: getChunks(page.sections) } : NO_PAGE;
}

/** English words are looked for in English, others in the language of the page they were typed on. */
function getLanguage(question: string, locale: LocaleId | undefined): LocaleId {
  if (!hasCjk(question)) return 'en';
  return locale && locale !== 'en' ? locale : localeOfText(question);
}

/** Threads of others, lists of pages and the assistant's own page are not quoted. */
function isQuoted({ section, path }: FoundPage): boolean {
  return section !== 'github' && path !== ASK_PAGE_PATH && !/\/tag\/[^/]+$/.test(path);
}

function answerPage(found: FoundPage, rank: number, all: readonly FoundPage[], page: CutPage): AnswerPage {
  const { path, url, trail, section, score, title, sections } = found;
  const best = Math.max(...all.map((one) => one.score), Number.MIN_VALUE);
  const bestSection = Math.max(...all.flatMap((one) => one.sections.map((own) => own.score)), Number.MIN_VALUE);
  return {
    ...page,
    path,
    url,
    title: title.map(({ text }) => text).join(''),
    trail,
    section,
    score: score / best,
    rank,
    sectionScores: new Map(sections.map(({ id, score: own }) => [id, own / bestSection])),
    matches: NO_MATCHES,
  };
}

/** The best match of each section, by path and id. */
function bestMatches(similar: readonly QuestionMatch[]): Map<string, Map<string, RankedMatch>> {
  const pages = new Map<string, Map<string, RankedMatch>>();
  let rank = 0;
  for (const match of similar) {
    const own = pages.get(match.path) ?? new Map<string, RankedMatch>();
    pages.set(match.path, own);
    if (!own.has(match.section)) own.set(match.section, { ...match, rank: rank++ });
  }
  return pages;
}

function withMatches(
  pages: readonly AnswerPage[],
  matches: ReadonlyMap<string, ReadonlyMap<string, RankedMatch>>,
): AnswerPage[] {
  return pages.map((page) => ({ ...page, matches: matches.get(page.path) ?? NO_MATCHES }));
}

/** Pages whose authors wrote a similar question, but whose words the search did not find. */
function unfoundPaths(similar: readonly QuestionMatch[], found: readonly FoundPage[]): string[] {
  const known = new Set(found.map(({ path }) => path));
  const paths = similar.slice(0, ASK.questionsLookedAt).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => !known.has(path));
}

/** A page that only its author's questions lead to. */
function unfoundPage(path: string, rank: number, page: CutPage): AnswerPage {
  const section = getSection(path).id;
  return { ...page, path, url: path, section, score: 0, rank, sectionScores: new Map(), matches: NO_MATCHES };
}

/** A page that is named by its path, before all others. */
function pointedPage(path: string, page: CutPage): AnswerPage {
  const section = getSection(path).id;
  return {
    ...page,
    path,
    url: path,
    section,
    score: 1,
    rank: 0,
    sectionScores: new Map(),
    matches: NO_MATCHES,
    pointed: true,
  };
}

function withPointed(pointed: readonly AnswerPage[], pages: readonly AnswerPage[]): AnswerPage[] {
  const shown = pointed.filter(({ title }) => title !== '');
  return [...shown, ...pages.filter(({ path }) => !shown.some((page) => page.path === path))];
}
