import type { SiteQuestions } from '../../../schema/section-questions.ts';
import type { QueryWord } from '../../search/engine/question.ts';
import { isStopWord } from '../../search/engine/stem.ts';
import { getTerms, getTokens } from '../../search/engine/terms.ts';
import type { Embedder } from './chunk-terms.ts';
import { getCoverage } from './text-terms.ts';
import { VectorStore } from './vector-store.ts';

/** How similar an author's question is to the reader's. */
export interface QuestionMatch {
  path: string;
  /** Id of the section that answers it; empty for the start of the page. */
  section: string;
  /** Share of the reader's question that the author's contains, from 0 to 1. */
  readerCoverage: number;
  /** Share of the author's question that the reader's contains. */
  authorCoverage: number;
  /** How similar the two are in meaning. */
  similarity: number;
  /** All three combined, from 0 to 1. */
  score: number;
  /** True if both have the same words in the same order, except for small words and endings. */
  same?: true;
}

interface KnownQuestion {
  path: string;
  section: string;
  text: string;
  terms: ReadonlySet<string>;
}

/** Number of questions that are compared by meaning: those that share the most words. */
const MAX_CANDIDATES = 80;

/** Finds the authors' questions that are similar to a reader's. The start of a page has an empty id. */
export class QuestionIndex {
  readonly #questions: KnownQuestion[] = [];
  readonly #questionsByTerm = new Map<string, number[]>();
  readonly #questionsByKey = new Map<string, number[]>();
  readonly #vectors = new VectorStore();

  constructor(all: SiteQuestions) {
    for (const [path, sections] of Object.entries(all))
      for (const [id, texts] of Object.entries(sections))
        for (const text of texts) this.#add({ path, section: id, text });
  }

  #add(question: Omit<KnownQuestion, 'terms'>): void {
    const { terms, key } = readContent(question.text);
    const index = this.#questions.push({ ...question, terms }) - 1;
    for (const term of terms) addToList(this.#questionsByTerm, term, index);
    addToList(this.#questionsByKey, key, index);
  }

  /** Returns the questions most similar to the reader's, the best first. `texts` are the question as typed and as corrected: the first that an author listed counts as the same. */
  match(
    words: readonly QueryWord[],
    vector: Float32Array | undefined,
    embedder: Embedder,
    texts: readonly string[] = [],
  ): QuestionMatch[] {
    const questionTerms = new Set(words.flatMap(({ terms }) => terms.map(({ term }) => term)));
    const same = new Set(words.length > 0 ? this.#findSame(texts) : []);
    return [...new Set([...same, ...this.#getCandidates(words)])]
      .map((index): QuestionMatch => {
        const match = this.#compare(index, words, questionTerms, this.#getSimilarity(index, vector, embedder));
        return same.has(index) ? { ...match, same: true } : match;
      })
      .sort((a, b) => Number(b.same ?? false) - Number(a.same ?? false) || b.score - a.score);
  }

  /** True if an author's question contains the term. */
  hasTerm(term: string): boolean {
    return this.#questionsByTerm.has(term);
  }

  #findSame(texts: readonly string[]): readonly number[] {
    const found = texts.map((text) => this.#questionsByKey.get(readContent(text).key));
    return found.find((indexes) => indexes !== undefined) ?? [];
  }

  /** Returns the questions that share the most words with the reader's, by weight. */
  #getCandidates(words: readonly QueryWord[]): number[] {
    const sums = new Map<number, number>();
    for (const { terms, weight } of words) {
      const best = new Map<number, number>();
      for (const { term, weight: termWeight } of terms)
        for (const index of this.#questionsByTerm.get(term) ?? [])
          best.set(index, Math.max(best.get(index) ?? 0, termWeight));
      for (const [index, sum] of best) sums.set(index, (sums.get(index) ?? 0) + weight * Math.min(1, sum));
    }
    return [...sums]
      .sort(([a, score], [b, other]) => other - score || a - b)
      .slice(0, MAX_CANDIDATES)
      .map(([index]) => index);
  }

  #compare(
    index: number,
    words: readonly QueryWord[],
    askedTerms: ReadonlySet<string>,
    similarity: number,
  ): QuestionMatch {
    const { path, section, terms } = this.#questions[index] as KnownQuestion;
    const readerCoverage = getCoverage(words, terms);
    const authorCoverage = this.#getAuthorCoverage(terms, askedTerms);
    const score = (Math.sqrt(readerCoverage * authorCoverage) + Math.max(0, similarity)) / 2;
    return { path, section, readerCoverage, authorCoverage, similarity, score };
  }

  #getSimilarity(index: number, vector: Float32Array | undefined, embedder: Embedder): number {
    if (!this.#vectors.has(index)) this.#vectors.set(index, embedder.embed(this.#questions[index]?.text ?? ''));
    return this.#vectors.getSimilarity(index, vector);
  }

  /** Returns the share of a question's terms that the reader's question has; rare terms count more. */
  #getAuthorCoverage(terms: ReadonlySet<string>, askedTerms: ReadonlySet<string>): number {
    let total = 0;
    let shared = 0;
    for (const term of terms) {
      const weight = Math.log(1 + this.#questions.length / (this.#questionsByTerm.get(term)?.length ?? 1));
      total += weight;
      if (askedTerms.has(term)) shared += weight;
    }
    return total === 0 ? 0 : shared / total;
  }
}

/** Returns the words of a question as typed, without small words such as "the". */
function getContentWords(text: string): string[] {
  return getTokens(text).flatMap(({ raw }) => (isStopWord(raw.toLowerCase()) ? [] : [raw]));
}

/** Returns the terms of a question's words, and a key that equal questions share: the stems of its words, in order. */
function readContent(text: string): { terms: Set<string>; key: string } {
  const terms = new Set<string>();
  const stems = getContentWords(text).map((word) => {
    const { words, names } = getTerms(word, 'prose');
    for (const term of words) terms.add(term);
    for (const name of names) terms.add(name);
    return words.join('+');
  });
  return { terms, key: stems.join(' ') };
}

function addToList(lists: Map<string, number[]>, key: string, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
