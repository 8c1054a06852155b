import { bigrams, CJK_RUN, fold, hasCjk, nameKey } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import { segmentTerms } from './segment-terms.ts';
import { OWN_NAME } from './significant-words.ts';
import { isLowWeightWord, isStopWord, stem } from './stem.ts';
import { getTerms, getTokens, HYPHENATED } from './terms.ts';
import { QUERY } from './weights.ts';

/** A term that may match a word of the query. */
export interface Alternative {
  term: string;
  weight: number;
  /** True for a synonym: it finds pages, but is not highlighted, because the visitor did not type it. */
  related?: boolean;
}

/** One term of the query with its alternatives, of which the best one counts. */
export interface Group {
  alternatives: Alternative[];
  weight: number;
  /** Small words count a little, and may be missing. */
  small: boolean;
}

/** A parsed query. */
export interface Query {
  groups: Group[];
  /** Optional terms that add to a score: consecutive words. */
  extras: Alternative[];
  /** The query in English, spelling corrected. */
  readText: string;
  /** The same, if spelling was corrected. */
  corrected?: string;
}

/** The data for parsing a query. */
export interface Language {
  lexicon: Lexicon;
  /** Synonyms by stem. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Words of other languages in English. */
  terms: ReadonlyMap<string, string>;
}

const GAP =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])\s+(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/gu;
const LONG_QUERY = 7;
const MAX_ALTERNATIVES = 4;
/** Each correction compares all words of the site; a query with more misspelt words is something else. */
export const MAX_GUESSES = 6;
const LOOKS_LIKE_NAME = /[_./:@]|\p{Ll}\p{Lu}|^-{1,2}\p{L}|\(\)|\p{Lu}{2,}.*-|\d/u;

/** Parses a query: keeps names whole, corrects spelling, and treats the last word as possibly incomplete. */
export function readQuery(text: string, language: Language): Query {
  const reader = new QueryReader(language, !/\s$/.test(text));
  const { clean, starts } = withoutGaps(text.normalize('NFKC'));
  const words = getTokens(clean);
  words.forEach(({ raw, start }, index) => {
    const last = index === words.length - 1;
    if (hasCjk(raw))
      reader.addCjkRun(
        raw,
        starts.map((gap) => gap - start),
      );
    else reader.addWord(raw, last, /^\s*\(\)|^\(/.test(clean.slice(words[index]?.end)));
  });
  return reader.finish();
}

/** Removes spaces from text in other languages, where they are optional, and records where words began. */
function withoutGaps(text: string): { clean: string; starts: number[] } {
  const starts: number[] = [];
  let removed = 0;
  const clean = text.replace(GAP, (gap, index: number) => {
    starts.push(index - removed);
    removed += gap.length;
    return '';
  });
  return { clean, starts };
}

class QueryReader {
  readonly #language: Language;
  readonly #typing: boolean;
  readonly #groups: Group[] = [];
  readonly #extras: Alternative[] = [];
  /** The words after correction, for the corrected query and for phrases. */
  readonly #readWords: string[] = [];
  /** Pairs of characters of other languages: the only terms, or optional ones. */
  readonly #pairs: string[] = [];
  #corrected = false;
  #guesses = 0;

  constructor(language: Language, typing: boolean) {
    this.#language = language;
    this.#typing = typing;
  }

  addWord(raw: string, last: boolean, called: boolean): void {
    const { lexicon } = this.#language;
    const key = nameKey(raw);
    const folded = fold(raw)
      .replace(/['’]s?$/, '')
      .replace(/['’]/g, '');
    const compound = /[_./:@-]/.test(raw);
    const known = lexicon.isKnown(folded) || this.#language.synonyms.has(stem(folded));
    const named = compound || called || LOOKS_LIKE_NAME.test(raw) || !known;
    if (named && lexicon.isKnownName(key) && !this.#isHyphenatedWord(raw)) this.#addKnownName(raw, key);
    else if (compound) this.#addCompound(raw, last, key);
    else if (isStopWord(folded) || (known && !(last && this.#isBeginning(folded)))) this.#addPlainWord(folded, last);
    else this.#addUnknownWord(folded, last);
  }

  /** Adds the terms of a run; the rest is searched for by pairs of characters. `starts` are the positions where typed words began. */
  addCjkRun(raw: string, starts: readonly number[]): void {
    const folded = fold(raw);
    let position = 0;
    for (const { index, 0: run } of folded.matchAll(CJK_RUN)) {
      this.#addLatinWord(folded.slice(position, index));
      position = index + run.length;
      this.#addCharacterPairs(run, new Set(starts.map((start) => start - index)));
    }
    this.#addLatinWord(folded.slice(position));
  }

  finish(): Query {
    const hasOnlyPairs = this.#groups.every(({ small, alternatives }) => small || alternatives[0]?.term === OWN_NAME);
    for (const term of this.#pairs) {
      if (hasOnlyPairs) this.#groups.push({ alternatives: [{ term, weight: 1 }], weight: 1, small: false });
      else this.#extras.push({ term, weight: QUERY.cjkPair });
    }
    this.#addPhrases();
    // A long query has enough words; alternatives for all of them would load most of the index.
    if (this.#groups.filter(({ small }) => !small).length > LONG_QUERY)
      for (const group of this.#groups) group.alternatives.splice(MAX_ALTERNATIVES);
    return {
      groups: this.#groups,
      extras: this.#extras,
      readText: this.#readWords.join(' '),
      ...(this.#corrected && { corrected: this.#readWords.join(' ') }),
    };
  }

  /** True for text that is the beginning of known words, but not a word itself. */
  #isBeginning(word: string): boolean {
    const { lexicon, synonyms } = this.#language;
    return this.#typing && !lexicon.hasForm(word) && !synonyms.has(word) && lexicon.getCompletions(word).length > 0;
  }

  #addLatinWord(text: string): void {
    for (const { raw } of getTokens(text)) this.addWord(raw, false, false);
  }

  #addCharacterPairs(run: string, starts: ReadonlySet<number>): void {
    const { terms } = this.#language;
    for (const term of segmentTerms([...run], (text) => terms.has(text), starts))
      this.#addCjkTerm(term, terms.get(term));
    this.#pairs.push(...bigrams(run));
  }

  /** Adds a term of another language: its English words, or its characters if pages use that language. */
  #addCjkTerm(term: string, english: string | undefined): void {
    const words = english?.split(' ') ?? [];
    const characterPairs = bigrams(term).map((pair) => ({ term: pair, weight: QUERY.cjkOwn }));
    for (const word of words) {
      const group = this.#getGroup(word);
      this.#groups.push({ ...group, alternatives: [...group.alternatives, ...characterPairs] });
      this.#readWords.push(word);
    }
  }

  #addKnownName(raw: string, key: string): void {
    const parts = getTerms(raw, 'code').words;
    const alternatives = [{ term: `=${key}`, weight: 1 }];
    if (parts.length === 1) alternatives.push({ term: parts[0] ?? '', weight: QUERY.nameParts });
    this.#groups.push({ alternatives, weight: QUERY.name, small: false });
    if (parts.length > 1) for (const term of parts) this.#extras.push({ term, weight: QUERY.nameParts });
    this.#readWords.push(raw);
  }

  /** True for prose words joined by a hyphen, such as `self-host`, which match like words with a space. */
  #isHyphenatedWord(raw: string): boolean {
    return HYPHENATED.test(raw) && raw.split('-').every((part) => this.#language.lexicon.hasForm(fold(part)));
  }

  /** Adds an unknown compound: its parts, and corrections. */
  #addCompound(raw: string, last: boolean, key: string): void {
    const { lexicon } = this.#language;
    const completions = last && this.#typing ? lexicon.getCompletions(key, true) : [];
    const links = raw.split(/[_./:@-]+/).filter(Boolean);
    const hasUnknownLink = links.some((link) => link.length > 3 && !lexicon.isKnown(fold(link)));
    const [correction] = completions.length === 0 && hasUnknownLink && this.#canGuess() ? lexicon.correct(key) : [];
    if (correction) {
      this.#corrected = true;
      this.#addKnownName(correction, nameKey(correction));
      return;
    }
    const named = completions.filter(({ term }) => term.startsWith('='));
    for (const { term } of named) this.#extras.push({ term, weight: QUERY.prefix });
    for (const [index, link] of links.entries()) this.addWord(link, last && index === links.length - 1, false);
    const linkWords = this.#readWords.splice(this.#readWords.length - links.length);
    this.#readWords.push(
      linkWords.every((word, index) => word === fold(links[index] ?? '')) ? raw : linkWords.join(' '),
    );
  }

  #addPlainWord(word: string, last: boolean): void {
    const group = this.#getGroup(word);
    if (last && this.#typing && !group.small && word.length > 2)
      for (const { term } of this.#language.lexicon.getCompletions(word))
        group.alternatives.push({ term, weight: QUERY.prefixOfKnown });
    this.#groups.push(group);
    this.#readWords.push(word);
  }

  /** Returns a known word with its synonyms. */
  #getGroup(word: string): Group {
    const { synonyms, lexicon } = this.#language;
    const alternatives: Alternative[] = [{ term: stem(word), weight: 1 }];
    if (lexicon.isKnownName(word)) alternatives.push({ term: `=${word}`, weight: 0.9 });
    for (const other of synonyms.get(stem(word)) ?? []) {
      const parts = other.split(' ');
      const share = QUERY.synonym / Math.sqrt(parts.length);
      for (const part of parts) alternatives.push({ term: stem(part), weight: share, related: true });
      if (parts.length === 2)
        alternatives.push({ term: parts.map(stem).join(' '), weight: QUERY.synonym, related: true });
    }
    const weight = isStopWord(word) ? QUERY.small : isLowWeightWord(word) ? QUERY.light : 1;
    return { alternatives, weight, small: isStopWord(word) };
  }

  /** Adds an unknown word: incomplete, two words in one, or misspelt. */
  #addUnknownWord(word: string, last: boolean): void {
    const { lexicon } = this.#language;
    const completions = last && this.#typing ? lexicon.getCompletions(word) : [];
    if (completions.length > 0) {
      const alternatives: Alternative[] = completions.map(({ term }) => ({ term, weight: QUERY.prefix }));
      if (lexicon.isKnown(word)) alternatives.push({ term: stem(word), weight: 1 });
      this.#groups.push({ alternatives, weight: 1, small: false });
      this.#readWords.push(word);
      return;
    }
    const split = lexicon.split(word);
    const [correction, other] = split || !this.#canGuess() ? [] : lexicon.correct(word);
    if (split || correction) {
      this.#corrected = true;
      for (const part of split ?? [correction ?? word]) this.addWord(part, false, false);
      if (other) this.#groups.at(-1)?.alternatives.push({ term: lexicon.getTerm(other), weight: QUERY.otherSpelling });
      return;
    }
    this.#groups.push({ alternatives: [{ term: stem(word), weight: 1 }], weight: 1, small: false });
    this.#readWords.push(word);
  }

  #canGuess(): boolean {
    this.#guesses += 1;
    return this.#guesses <= MAX_GUESSES;
  }

  /** Adds consecutive words, as in titles and headings, or written as one. */
  #addPhrases(): void {
    const { lexicon } = this.#language;
    const words = this.#readWords
      .flatMap((word) => fold(word).split(/[^\p{L}\p{N}]+/u))
      .filter((word) => word && !isStopWord(word));
    words.slice(1).forEach((word, index) => {
      const before = words[index] ?? '';
      this.#extras.push({ term: `${stem(before)} ${stem(word)}`, weight: QUERY.phrase });
      const joined = before + word;
      if (lexicon.isKnown(joined)) this.#extras.push({ term: stem(joined), weight: QUERY.joined });
      if (lexicon.isKnownName(joined)) this.#extras.push({ term: `=${joined}`, weight: QUERY.joined });
    });
  }
}
