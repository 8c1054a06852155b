import { loadOnce } from '../../../lib/load-once.ts';
import { LruMap } from '../../../lib/lru.ts';
import type { KnownQuestions } from '../../../schema/section-questions.ts';
import { ASK_PAGE_PATH } from '../../../site/assistant.ts';
import { ASK } from '../../../site/limits.ts';
import { GLOSSARY_PAGE } from '../../../site/links.ts';
import type { LocaleId } from '../../../site/locales.ts';
import { getSection } from '../../../site/sections.ts';
import { STARTING_POINTS } from '../../../site/starting-points.ts';
import { hasCjk } from '../../search/engine/fold.ts';
import { openQuestionReader, type QuestionReader } from '../../search/engine/question.ts';
import { getTextLocale } from '../../search/engine/text-locale.ts';
import type { FoundPage, ReadFile, SearchEngine } from '../../search/engine/types.ts';
import type { AnswerInput, AnswerPage, Definition } from './answer-question.ts';
import { getChunks } from './chunks.ts';
import type { Corpus, CorpusPage } from './corpus.ts';
import { removeCourtesies } from './courtesy.ts';
import { findDefinitions, getFurtherPath } from './definition.ts';
import type { RankedMatch } from './features.ts';
import { expandFollowUp, removeAmounts, stripMarkup } from './follow-up.ts';
import { correctMisspeltWords, correctSmallWords } from './misspelt-words.ts';
import type { WordRanks } from './off-topic.ts';
import { findToolPage, getPinnedPaths } from './pinned-pages.ts';
import { QuestionIndex, type QuestionMatch } from './question-index.ts';
import { readWithQuestionWords } from './question-words.ts';
import { getTotalWeight } from './text-terms.ts';

/** The question as the reader typed it. */
export interface Question {
  question: string;
  /** Earlier questions of the conversation, the last one last. */
  before?: readonly string[] | undefined;
  locale?: LocaleId | undefined;
}

/** A page of the corpus with its chunks. */
type ChunkedPage = Omit<CorpusPage, 'wordings'> & Pick<AnswerPage, 'chunks'>;

const EMPTY_PAGE: ChunkedPage = { title: '', description: '', questions: [], trail: [], sections: [], chunks: [] };
const NO_MATCHES: AnswerPage['matches'] = new Map();
const SEARCH_OPTIONS = { limit: ASK.maxPages, excerpts: false };
const START_PAGES = STARTING_POINTS.slice(0, 4).map(({ title, path }) => ({ title, url: path }));

export interface AssistantSources {
  search: { engine(locale: LocaleId): Promise<SearchEngine>; read: ReadFile };
  corpus: Corpus;
}

/** Creates a function that finds what a question is answered from. The index and the corpus are opened with the first question. */
export function createPreparer(
  { search, corpus }: AssistantSources,
  maxCachedPages: number = ASK.cachedPages,
): (question: Question) => Promise<AnswerInput> {
  const getReader = createReaderCache(search.read);
  const getPage = createPageCache(corpus, maxCachedPages);
  const getQuestions = loadOnce(() => createQuestionIndexes(corpus));
  const getWordRanks = loadOnce(() => loadWordRanks(corpus));
  return async ({ question, before, locale }) => {
    const ranks = await getWordRanks();
    const { fullQuestion, expanded } = readInContext(correctSmallWords(question, ranks), before);
    const searchText = removeAmounts(fullQuestion);
    const language = getLanguage(fullQuestion, locale);
    const [engine, reader] = await Promise.all([search.engine(language), getReader(language)]);
    const found = (await engine.search(`${searchText} `, SEARCH_OPTIONS)).pages.filter(isQuotable);
    const { answered, unanswered, offTopic } = await getQuestions();
    const parsed = correctMisspeltWords(await readWithQuestionWords(reader, searchText, answered), ranks);
    const vector = reader.embed(parsed.readText || fullQuestion);
    const similar = answered.match(parsed.words, vector, reader, [fullQuestion, parsed.readText]);
    const pages = await Promise.all([
      ...found.map(async (page, rank) => createAnswerPage(page, rank, found, await getPage(page.path))),
      ...getQuestionOnlyPaths(similar, found).map(async (path) =>
        createQuestionOnlyPage(path, found.length, await getPage(path)),
      ),
    ]);
    const pinned = await createPinnedPages(fullQuestion, found, getPage);
    const best = Math.max(0, ...found.map(({ score }) => score));
    return {
      question,
      fullQuestion,
      expanded,
      parsed,
      vector,
      unansweredMatch: unanswered.match(parsed.words, vector, reader)[0],
      offTopicMatch: offTopic.match(parsed.words, vector, reader)[0],
      embedder: reader,
      startPages: START_PAGES,
      definition: await createDefinition(fullQuestion, getPage),
      ranks,
      pages: withMatches(withPinned(pinned, pages), getBestMatches(similar)),
      searchScore: best / Math.max(1e-9, getTotalWeight(parsed.words)),
    };
  };
}

/** Returns a question with the earlier one it refers to, if there is one. */
function readInContext(question: string, before: readonly string[] | undefined) {
  const plainQuestion = getPlainQuestion(question);
  const fullQuestion = expandFollowUp(plainQuestion, before?.map(getPlainQuestion));
  return { fullQuestion, expanded: fullQuestion !== plainQuestion };
}

const getPlainQuestion = (question: string) => removeCourtesies(stripMarkup(question));

type QuestionIndexes = Readonly<Record<keyof KnownQuestions, QuestionIndex>>;

async function createQuestionIndexes(corpus: Corpus): Promise<QuestionIndexes> {
  const { answered, unanswered, offTopic } = await corpus.questions();
  const withoutPage = (questions: readonly string[]) => new QuestionIndex({ '': { '': [...questions] } });
  return {
    answered: new QuestionIndex(answered),
    unanswered: withoutPage(unanswered),
    offTopic: withoutPage(offTopic),
  };
}

async function loadWordRanks(corpus: Corpus): Promise<WordRanks> {
  return new Map((await corpus.commonWords()).map((word, rank) => [word, rank]));
}

/** Opens one reader for each language; one that fails is opened again. */
function createReaderCache(read: ReadFile): (locale: LocaleId) => Promise<QuestionReader> {
  const readers = new Map<LocaleId, Promise<QuestionReader>>();
  return (locale) => {
    const opened = readers.get(locale) ?? openQuestionReader(locale, read);
    readers.set(locale, opened);
    opened.catch(() => readers.delete(locale));
    return opened;
  };
}

function createPageCache(corpus: Corpus, maxCachedPages: number): (path: string) => Promise<ChunkedPage> {
  const pages = new LruMap<ChunkedPage>(maxCachedPages);
  return async (path) => {
    const page = pages.get(path) ?? toChunkedPage(await corpus.page(path));
    pages.set(path, page);
    return page;
  };
}

function toChunkedPage(page: CorpusPage | undefined): ChunkedPage {
  if (!page) return EMPTY_PAGE;
  const { wordings, ...shown } = page;
  return { ...shown, questions: [...page.questions, ...wordings], chunks: getChunks(page.sections) };
}

/** English questions use the English index, others the language of the page. */
function getLanguage(question: string, locale: LocaleId | undefined): LocaleId {
  if (!hasCjk(question)) return 'en';
  return locale && locale !== 'en' ? locale : getTextLocale(question);
}

/** False for threads of other people, lists of pages and the assistant's own page. */
function isQuotable({ section, path }: FoundPage): boolean {
  return section !== 'github' && path !== ASK_PAGE_PATH && !/\/tag\/[^/]+$/.test(path);
}

function createAnswerPage(found: FoundPage, rank: number, all: readonly FoundPage[], page: ChunkedPage): AnswerPage {
  const { path, url, trail, section, score, title, sections } = found;
  const best = Math.max(...all.map((one) => one.score), Number.MIN_VALUE);
  const bestSection = Math.max(...all.flatMap((one) => one.sections.map((section) => section.score)), Number.MIN_VALUE);
  return {
    ...page,
    path,
    url,
    title: title.map(({ text }) => text).join(''),
    trail,
    section,
    score: score / best,
    rank,
    sectionScores: new Map(sections.map(({ id, score }) => [id, score / bestSection])),
    matches: NO_MATCHES,
  };
}

/** Returns the best match of each section, by path and ID. */
function getBestMatches(similar: readonly QuestionMatch[]): Map<string, Map<string, RankedMatch>> {
  const pages = new Map<string, Map<string, RankedMatch>>();
  let rank = 0;
  for (const match of similar) {
    const pageMatches = pages.get(match.path) ?? new Map<string, RankedMatch>();
    pages.set(match.path, pageMatches);
    if (!pageMatches.has(match.section)) pageMatches.set(match.section, { ...match, rank: rank++ });
  }
  return pages;
}

function withMatches(
  pages: readonly AnswerPage[],
  matches: ReadonlyMap<string, ReadonlyMap<string, RankedMatch>>,
): AnswerPage[] {
  return pages.map((page) => ({ ...page, matches: matches.get(page.path) ?? NO_MATCHES }));
}

/** Returns pages with a similar author's question that the search did not find. */
function getQuestionOnlyPaths(similar: readonly QuestionMatch[], found: readonly FoundPage[]): string[] {
  const foundPaths = new Set(found.map(({ path }) => path));
  const paths = similar.slice(0, ASK.maxQuestions).map(({ path }) => path);
  return [...new Set(paths)].filter((path) => !foundPaths.has(path));
}

/** Creates a page that is only found by its author's questions. */
function createQuestionOnlyPage(path: string, rank: number, page: ChunkedPage): AnswerPage {
  const section = getSection(path).id;
  return { ...page, path, url: path, section, score: 0, rank, sectionScores: new Map(), matches: NO_MATCHES };
}

/** Creates the pages for a question about the product itself, or about support for a tool. */
async function createPinnedPages(
  question: string,
  found: readonly FoundPage[],
  getPage: (path: string) => Promise<ChunkedPage>,
): Promise<AnswerPage[]> {
  const foundPaths = found.map(({ path }) => path);
  const toolPage = findToolPage(question, foundPaths);
  const pinnedPaths = toolPage ? [toolPage] : getPinnedPaths(question);
  return Promise.all(
    pinnedPaths.map(async (pinnedPath) => {
      const [path = '', id = ''] = pinnedPath.split('#');
      return createPinnedPage(path, id, await getPage(path));
    }),
  );
}

/** Creates the definition of the terms that a question asks for, if the glossary has them. */
async function createDefinition(
  question: string,
  getPage: (path: string) => Promise<ChunkedPage>,
): Promise<Definition | undefined> {
  const glossary = await getPage(GLOSSARY_PAGE);
  const chunks = findDefinitions(question, glossary.chunks);
  const [first, second] = chunks;
  if (!first) return undefined;
  const path = second ? undefined : getFurtherPath(first);
  const further = path ? createPinnedPage(path, '', await getPage(path)) : undefined;
  return {
    entry: { ...createPinnedPage(GLOSSARY_PAGE, '', glossary), chunks },
    further: further?.title ? further : undefined,
  };
}

/** Creates a pinned page, which comes first, with the ID of the section that answers. */
function createPinnedPage(path: string, pinned: string, page: ChunkedPage): AnswerPage {
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
    pinned,
  };
}

function withPinned(pinned: readonly AnswerPage[], pages: readonly AnswerPage[]): AnswerPage[] {
  const shown = pinned.filter(({ title }) => title !== '');
  return [...shown, ...pages.filter(({ path }) => !shown.some((page) => page.path === path))];
}
