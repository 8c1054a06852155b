import type { LocaleId } from '../../../site/locales.ts';
import { editCost } from './edit-distance.ts';
import { fold, hasCjk, nameKey } from './fold.ts';
import { IndexFiles } from './index-files.ts';
import { type Alternative, type Group, readQuery } from './query.ts';
import type { Lookup } from './rank.ts';
import { isStopWord, stem } from './stem.ts';
import { getTerms, getTokens } from './terms.ts';
import type { ReadFile } from './types.ts';

/** An informative word of a question, with all terms that may match it. */
export interface QueryWord {
  terms: readonly Alternative[];
  /** Rare words count more than common ones. */
  weight: number;
  /** False if no page contains any of its terms. */
  known: boolean;
}

/** A word that no page contains. */
export interface UnknownWord {
  word: string;
  weight: number;
  /** Written like a name: with a capital letter, not at the start of a sentence. */
  name: boolean;
}

/** A question, parsed with the words of the site. */
export interface ParsedQuestion {
  words: readonly QueryWord[];
  /** The question in English, spelling corrected. */
  readText: string;
  /** Words as typed that no page contains; spelling was corrected for some of them. */
  unknownWords: readonly UnknownWord[];
  /** Words as typed, except small ones. */
  typed: readonly TypedWord[];
}

/** A word as it was typed. */
export interface TypedWord {
  word: string;
  /** The term the index has for it, and the share of sections that contain it. */
  term: string;
  share: number;
  /** For an unknown word, its probable correction. */
  correction?: Pick<TypedWord, 'word' | 'term' | 'share'>;
}

/** Reads questions with the words of one language's index. */
export interface QuestionReader {
  read(text: string): Promise<ParsedQuestion>;
  /** The meaning of a text as a vector of length 1; undefined if no word of it is known. */
  embed(text: string): Float32Array | undefined;
}

/** Opens a reader that uses the same files as an engine. */
export async function openQuestionReader(locale: LocaleId, read: ReadFile): Promise<QuestionReader> {
  const files = await IndexFiles.open(locale, read);
  await files.loadMeaning();
  return { read: (text) => readQuestion(files, text), embed: (text) => files.meaning?.embed(text) };
}

async function readQuestion(files: IndexFiles, text: string): Promise<ParsedQuestion> {
  const { lexicon, synonyms } = files;
  const terms = await files.loadTerms(text);
  // The space marks the last word as complete.
  const { groups, readText } = readQuery(`${text.trim()} `, { lexicon, synonyms, terms });
  const informative = groups.filter(({ small }) => !small);
  const lookup = await files.loadPostings(
    informative.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
  );
  const all = files.core.sections;
  const words = informative.map((group) => createQueryWord(group, lookup, all));
  // Words of another script without a translation are not informative if other words are known.
  const relevant = words.filter(
    ({ known, terms: queryTerms }) => known || !queryTerms.every(({ term }) => hasCjk(term)),
  );
  return {
    words: relevant.length > 0 ? relevant : words,
    readText,
    unknownWords: findUnknownWords(files, text, rarity(0, all)),
    typed: await readTypedWords(files, text),
  };
}

async function readTypedWords(files: IndexFiles, text: string): Promise<ParsedQuestion['typed']> {
  const words = getTokens(text.normalize('NFKC'))
    .map(({ raw }) => ({ word: fold(raw).replace(/['’]s?/g, ''), term: getTerms(raw, 'prose').words[0] ?? '' }))
    .filter(({ word, term }) => term && /^[a-z]{2,}$/.test(word) && !isStopWord(word))
    .map((token) => ({ ...token, correction: findMeantWord(files, token.word) }));
  const terms = words.flatMap(({ term, correction }) => (correction ? [term, stem(correction)] : [term]));
  const lookup = await files.loadPostings(terms);
  const getShare = (term: string) => (lookup(term)?.sections.length ?? 0) / files.core.sections;
  return words.map(({ word, term, correction }) => ({
    word,
    term,
    share: getShare(term),
    ...(correction && { correction: { word: correction, term: stem(correction), share: getShare(stem(correction)) } }),
  }));
}

/** Words of at least this length may have two typos. */
const LONG_WORD = 8;

/** Finds the word of the site that an unknown word misspells, by one or two typos. */
function findMeantWord({ lexicon, synonyms }: IndexFiles, word: string): string | undefined {
  if (lexicon.isKnown(word) || synonyms.has(stem(word))) return undefined;
  const [correction] = lexicon.correct(word);
  const maxTypos = word.length >= LONG_WORD ? 2 : 1;
  return correction && lexicon.hasForm(correction) && Number.isFinite(editCost(word, correction, maxTypos))
    ? correction
    : undefined;
}

function createQueryWord({ alternatives, weight }: Group, lookup: Lookup, all: number): QueryWord {
  const counts = alternatives.map(({ term }) => lookup(term)?.sections.length ?? 0);
  const firstCount = counts.find((count) => count > 0);
  return { terms: alternatives, weight: weight * rarity(firstCount ?? 0, all), known: firstCount !== undefined };
}

/** Returns how informative a term is, by the number of sections that contain it. */
function rarity(count: number, all: number): number {
  return Math.log(1 + (all - count + 0.5) / (count + 0.5));
}

const FIRST = /(?:^|[.!?:]\s*|["'(]\s*)$/;

/** Finds words that neither pages nor the synonyms contain. */
function findUnknownWords({ lexicon, synonyms }: IndexFiles, text: string, weight: number): UnknownWord[] {
  const plain = text.normalize('NFKC');
  const isUnknown = (word: string) =>
    word.length > 1 &&
    !/^\d+$/.test(word) &&
    !hasCjk(word) &&
    !isStopWord(word) &&
    !lexicon.isKnown(word) &&
    !synonyms.has(stem(word));
  return getTokens(plain).flatMap(({ raw, start }) => {
    if (lexicon.isKnownName(nameKey(raw))) return [];
    const name = /\p{Lu}/u.test(raw) && !FIRST.test(plain.slice(0, start).trimEnd());
    const links = raw.split(/[_./:@-]+/).map((link) => fold(link).replace(/['’]s?/g, ''));
    return links.filter(isUnknown).map((word) => ({ word, weight, name }));
  });
}
