import { readFileSync } from 'node:fs';
import MiniSearch from 'minisearch';
import type { SearchFunction } from '../../tests/search/measure.ts';
import type { PlainPage } from './figures.ts';

interface Words {
  synonyms: Record<string, string[]>;
  ja: Record<string, string>;
  ko: Record<string, string>;
  zh: Record<string, string>;
}

const BOOSTS = { title: 4, questions: 3, heading: 3, description: 2, code: 0.5, text: 1 };
const SYNONYM_WEIGHT = 0.4;
const FUZZY = 0.2;
const MIN_FUZZY_LENGTH = 4;
const OTHER_SECTIONS_WEIGHT = 0.3;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Words without information about the subject. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in is it its me my not of on or should so that the their there this to use what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Splits text into words, names (whole and split at dots, dashes, underscores and capitals), and CJK text in pairs of characters. */
export function tokens(text: string): string[] {
  return text.split(/[^\p{L}\p{N}_.$@/-]+/u).flatMap((word) => {
    if (CJK.test(word)) return Array.from(word.slice(0, -1), (_, index) => word.slice(index, index + 2));
    const whole = word.replace(/^[._/-]+|[._/-]+$/g, '');
    const parts = whole.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u);
    return parts.length > 1 ? [whole, ...parts] : [whole];
  });
}

/** Returns the term of a word: lower case, without the endings of plurals and verbs; null for stop words. */
export function getTerm(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower === '' || STOP_WORDS.has(lower)) return null;
  const stem = lower.replace(/(?:ations?|ings?|ies|ed|es|s)$/, '');
  return stem.length >= 3 && /^\p{L}+$/u.test(lower) ? stem : lower;
}

/** Creates a MiniSearch index with an expert setup: sections with boosts, our questions, synonyms and translations, fuzzy matching, prefix of the last word, and page priors. */
export function createExpertMiniSearch(pages: readonly PlainPage[]): SearchFunction {
  const words: Words = JSON.parse(readFileSync('content/data/search-words.json', 'utf8'));
  const index = new MiniSearch<Record<string, unknown>>({
    fields: Object.keys(BOOSTS),
    storeFields: ['page'],
    tokenize: tokens,
    processTerm: getTerm,
  });
  for (const [page, { title, description, questions = [], sections = [] }] of pages.entries())
    for (const [position, section] of sections.entries())
      index.add({
        id: `${page} ${position}`,
        page,
        title,
        ...section,
        ...(position === 0 && { description, questions: questions.join('\n') }),
      });
  return async (query) => {
    const english = translateToEnglish(query, words);
    const typed = getTerms(english);
    const meant = typed.flatMap((term) => words.synonyms[term] ?? []).flatMap(getTerms);
    const found = index.search({
      combineWith: 'OR',
      queries: [
        { queries: [english], boost: BOOSTS, fuzzy, prefix: isLast },
        ...(meant.length > 0
          ? [{ queries: [meant.join(' ')], boost: scaleBoosts(BOOSTS, SYNONYM_WEIGHT), fuzzy: false, prefix: false }]
          : []),
      ],
    });
    return rankPages(found, pages);
  };
}

const getTerms = (text: string) => tokens(text).map((word) => word.toLowerCase());
const fuzzy = (term: string) => (term.length >= MIN_FUZZY_LENGTH ? FUZZY : false);
const isLast = (_: string, index: number, all: string[]) => index === all.length - 1;

function scaleBoosts(boosts: Readonly<Record<string, number>>, by: number): Record<string, number> {
  return Object.fromEntries(Object.entries(boosts).map(([field, boost]) => [field, boost * by]));
}

/** Translates terms of other languages to English, the longest first. */
function translateToEnglish(query: string, { ja, ko, zh }: Words): string {
  if (!CJK.test(query)) return query;
  const all = { ...zh, ...ko, ...ja };
  let text = query;
  for (const term of Object.keys(all).sort((a, b) => b.length - a.length))
    if (text.includes(term)) text = text.replaceAll(term, ` ${all[term]} `);
  return text;
}

/** Ranks pages by their best section and a share of the next two, times their prior. */
function rankPages(found: readonly { page?: number; score: number }[], pages: readonly PlainPage[]): string[] {
  const scores = [...Map.groupBy(found, ({ page = 0 }) => page)].map(([page, sections]) => {
    const [first = 0, second = 0, third = 0] = sections.map(({ score }) => score).sort((a, b) => b - a);
    return { page, score: (first + OTHER_SECTIONS_WEIGHT * (second + third)) * (pages[page]?.weight ?? 1) };
  });
  return scores.sort((a, b) => b.score - a.score).flatMap(({ page }) => pages[page]?.path ?? []);
}
