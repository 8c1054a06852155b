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
import { expandFollowUp, plainQuestion, withoutAmounts } from './follow-up.ts';
import type { WordRanks } from './foreign.ts';
import { getPointers } from './pointers.ts';
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
  const readers = new Map<LocaleId, Promise<QuestionReader>>();
  const pages = new LruMap<CutPage>(pagesKept);
  const getReader = (locale: LocaleId) => {
    const opened = readers.get(locale) ?? openQuestionReader(locale, search.read);
    readers.set(locale, opened);
    opened.catch(() => readers.delete(locale));
    return opened;
  };
  const pageAt = async (path: string) => {
    const page = pages.get(path) ?? cut(await corpus.page(path));
    pages.set(path, page);
    return page;
  };
  let ranks: Promise<WordRanks> | undefined;
  const wordRanks = () => {
    ranks ??= corpus.commonWords().then((words) => new Map(words.map((word, rank) => [word, rank])));
    return ranks;
  };
  return async ({ question, before, locale }) => {
    const whole = expandFollowUp(plainQuestion(question), before?.map(plainQuestion));
    const searched = withoutAmounts(whole);
    const language = getLanguage(whole, locale);
    const [engine, reader] = await Promise.all([search.engine(language), getReader(language)]);
    const found = (await engine.search(`${searched} `, { limit: ASK.pagesLookedAt })).pages.filter(isQuoted);
    const read = await reader.read(searched);
    const pages = await Promise.all(
      found.map(async (page, rank) => answerPage(page, rank, found, await pageAt(page.path))),
    );
    const pointed = await Promise.all(getPointers(whole).map(async (path) => pointedPage(path, await pageAt(path))));
    const best = Math.max(0, ...found.map(({ score }) => score));
    const input = { question, whole, read, meanings: reader, ranks: await wordRanks(), start: START };
    return { ...input, pages: withPointed(pointed, pages), found: best / Math.max(1e-9, getWeight(read.words)) };
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
  };
}

/** A page that is named by its path, before all others. */
function pointedPage(path: string, page: CutPage): AnswerPage {
  const section = getSection(path).id;
  return { ...page, path, url: path, section, score: 1, rank: 0, sectionScores: new Map(), pointed: true };
}

function withPointed(pointed: readonly AnswerPage[], pages: readonly AnswerPage[]): AnswerPage[] {
  const shown = pointed.filter(({ title }) => title !== '');
  return [...shown, ...pages.filter(({ path }) => !shown.some((page) => page.path === path))];
}
