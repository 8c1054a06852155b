import type { LocaleId } from '../../../site/locales.ts';
import { matchErrors } from './error-match.ts';
import { readError } from './error-text.ts';
import { getExcerpt, getStart, markText, type TermWeight, type TermWeights } from './excerpt.ts';
import { IndexFiles } from './index-files.ts';
import { isQuestion } from './is-question.ts';
import {
  countTabs,
  getVisibleSections,
  type RankedPage,
  type RankedSection,
  rankPages,
  reorderByMeaning,
} from './page-rank.ts';
import { MAX_GUESSES, type Query, readQuery } from './query.ts';
import { type Lookup, scoreSections } from './rank.ts';
import { getEnglishSentence } from './sentence.ts';
import { OWN_NAME, significantWords } from './significant-words.ts';
import { isStopWord } from './stem.ts';
import type {
  FoundPage,
  FoundSection,
  Piece,
  ReadFile,
  SearchEngine,
  SearchOptions,
  SearchResponse,
  SearchTab,
} from './types.ts';
import { PAGE } from './weights.ts';

/** Maximum length of a query; pasted errors are long. */
export const QUERY_MAX_CHARS = 2000;
const DEFAULT_LIMIT = 10;

const HUMPS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|[^\p{L}\p{N}]+/gu;
/** A query with at least this many words counts as a sentence. */
const QUESTION_WORDS = 5;

/** Opens the index of a language; files are read when a query needs them. */
export async function openEngine(locale: LocaleId, read: ReadFile): Promise<SearchEngine> {
  return getEngine(await IndexFiles.open(locale, read));
}

/** Opens an engine with all files loaded, for the best answers to questions. */
export async function openPreloadedEngine(locale: LocaleId, read: ReadFile): Promise<SearchEngine> {
  const files = await IndexFiles.open(locale, read);
  await Promise.all([files.load(), files.loadMeaning()]);
  return getEngine(files);
}

function getEngine(files: IndexFiles): SearchEngine {
  return {
    search: (query, options) => search(files, query, options),
    load: (shouldContinue) => files.load(shouldContinue),
  };
}

async function search(files: IndexFiles, whole: string, options: SearchOptions = {}): Promise<SearchResponse> {
  const { tab = 'All', limit = DEFAULT_LIMIT, byWords = false, excerpts = true } = options;
  // The message of a stack trace is at its end, so errors are detected before the query is cut.
  const reduced = readError(whole.trim())?.reduced;
  const error = reduced === undefined ? undefined : { reduced };
  const text = whole.slice(0, QUERY_MAX_CHARS);
  const trimmed = text.trim();
  const response: SearchResponse = { query: trimmed, tab, pages: [], total: 0, counts: {}, ...(error && { error }) };
  if (!trimmed) return response;
  const { lexicon, core } = files;
  const terms = await files.loadTerms(trimmed);
  // A trailing space marks the last word as complete.
  const query = readQuery(error ? `${error.reduced} ` : text.trimStart(), { lexicon, synonyms: files.synonyms, terms });
  const lookup = await files.loadPostings(getQueryTerms(query));
  const scores = scoreSections(query, lookup, files.sectionMap);
  const found = rankPages(files, scores, {
    words: getNameWords(query.readText),
    question: !error && query.groups.length >= QUESTION_WORDS,
    reason: !error && /\bwhy\b/.test(query.readText),
    errors: error ? matchErrors(error.reduced, core.errors) : new Map(),
  });
  const sentence = !error && !byWords ? getEnglishSentence(trimmed, query.readText) : undefined;
  const ranked = sentence === undefined ? found : reorderByMeaning(found, files.meaning?.getSimilarities(sentence));
  const inTab = ranked.filter(({ page }) => tab === 'All' || core.pages.tab[page] === tab);
  const weights = excerpts ? getTermWeights(query, lookup) : undefined;
  const toResult = (ranked: RankedPage) =>
    toFoundPage(files, ranked, getVisibleSections(files, scores, ranked.page), weights);
  const pages = await Promise.all(inTab.slice(0, limit).map(toResult));
  const better = options.includeOtherTabs ? findMuchBetterPage(ranked, inTab) : undefined;
  // Starts after everything that this response needs; while a visitor types a sentence, it loads before the last word.
  if (sentence !== undefined) void files.loadMeaning();
  return {
    ...response,
    ...(query.corrected !== undefined && !error && { corrected: query.corrected }),
    ...(!error && isQuestion(trimmed) && { question: true }),
    pages,
    total: inTab.length,
    ...(better && { bestInOtherTab: await toResult(better) }),
    counts: countTabs(files, ranked),
    ...(ranked.length === 0 && suggestSpelling(files, trimmed)),
  };
}

/** Finds the best page of all tabs, if it is much better than any page of this tab. */
function findMuchBetterPage([best]: readonly RankedPage[], [bestHere]: readonly RankedPage[]): RankedPage | undefined {
  return best && bestHere && best.score >= bestHere.score * PAGE.farBetter ? best : undefined;
}

/** Returns the words to compare with page titles, without our own name, which is in many names from code. */
function getNameWords(text: string): Set<string> {
  const words = significantWords(text.replace(HUMPS, ' '));
  if (words.size > 1) words.delete(OWN_NAME);
  return words;
}

function getQueryTerms({ groups, extras }: Query): string[] {
  return [...groups.flatMap(({ alternatives }) => alternatives), ...extras].map(({ term }) => term);
}

/** Returns the terms to highlight; rare ones count more when an excerpt is chosen. */
function getTermWeights({ groups, extras }: Query, lookup: Lookup): TermWeights {
  const weights = new Map<string, TermWeight>();
  for (const { alternatives, small, weight } of groups) {
    if (small) continue;
    for (const { term, weight: share, related = false } of alternatives) {
      const count = lookup(term)?.sections.length;
      // A typed word can also be a synonym of another word of the query.
      if (count && (!related || !weights.has(term)))
        weights.set(term, { value: (share * weight) / Math.log2(2 + count), related });
    }
  }
  for (const { term, weight } of extras)
    if (!term.includes(' ') && !weights.has(term)) weights.set(term, { value: weight / 10, related: false });
  return weights;
}

/** Creates a search result; without the page's text, its description is used. */
async function toFoundPage(
  files: IndexFiles,
  { page, score: pageScore }: RankedPage,
  sections: readonly RankedSection[],
  weights: TermWeights | undefined,
): Promise<FoundPage> {
  const { pages } = files.core;
  const text = await files.loadText(page);
  const path = pages.path[page] ?? '';
  const url = pages.url[page] || path;
  const title = pages.title[page] ?? '';
  const first = files.sectionMap.firstSectionByPage[page] ?? 0;
  const description = text?.description ?? files.getDescription(page);
  const badge = pages.badge[page];
  const chosen = sections.length > 0 ? sections : [{ section: first, score: pageScore }];
  return {
    path,
    url,
    title: weights ? markText(title, weights) : toPlainText(title),
    tab: pages.tab[page] as SearchTab,
    section: pages.section[page] ?? '',
    trail: [...(text?.trail ?? [])],
    ...(badge && { badge }),
    score: pageScore,
    sections: chosen.map(({ section, score: points }): FoundSection => {
      const [id, heading, words, code] = text?.sections[section - first] ?? ['', '', '', ''];
      const shown = { id, url: id ? `${url}#${id}` : url, score: points };
      if (!weights) return { ...shown, heading: toPlainText(heading), excerpt: [] };
      const excerpt =
        getExcerpt(words, weights) ??
        (section === first ? getExcerpt(description, weights) : undefined) ??
        getExcerpt(code, weights) ??
        getStart(words || description);
      return { ...shown, heading: markText(heading, weights), excerpt };
    }),
  };
}

const toPlainText = (text: string): Piece[] => [{ text, marked: false }];

/** Suggests a spelling if nothing was found: corrects the longest word that is close to a known one. */
function suggestSpelling({ lexicon }: IndexFiles, trimmed: string): { suggestion?: string } {
  const words = trimmed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !isStopWord(word))
    .slice(0, MAX_GUESSES);
  const corrections = words.flatMap((word) =>
    lexicon.isKnown(word) ? word : (lexicon.correct(word)[0] ?? lexicon.findSimilar(word) ?? []),
  );
  return corrections.length > 0 ? { suggestion: corrections.join(' ') } : {};
}
