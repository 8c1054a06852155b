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
    const at = this.#questions.push({ ...question, terms }) - 1;
    for (const term of terms) addToList(this.#questionsByTerm, term, at);
    addToList(this.#questionsByKey, key, at);
  }

  /** Returns the questions most similar to the reader's, the best first. `text` is the question with its spelling corrected. */
  match(words: readonly QueryWord[], vector: Float32Array | undefined, embedder: Embedder, text = ''): QuestionMatch[] {
    const questionTerms = new Set(words.flatMap(({ terms }) => terms.map(({ term }) => term)));
    const same = new Set(words.length > 0 ? this.#questionsByKey.get(readContent(text).key) : []);
    return [...new Set([...same, ...this.#getCandidates(words)])]
      .map((at): QuestionMatch => {
        const match = this.#compare(at, words, questionTerms, this.#getSimilarity(at, vector, embedder));
        return same.has(at) ? { ...match, same: true } : match;
      })
      .sort((a, b) => Number(b.same ?? false) - Number(a.same ?? false) || b.score - a.score);
  }

  /** Returns the questions that share the most words with the reader's, by weight. */
  #getCandidates(words: readonly QueryWord[]): number[] {
    const sums = new Map<number, number>();
    for (const { terms, weight } of words) {
      const best = new Map<number, number>();
      for (const { term, weight: termWeight } of terms)
        for (const at of this.#questionsByTerm.get(term) ?? []) best.set(at, Math.max(best.get(at) ?? 0, termWeight));
      for (const [at, sum] of best) sums.set(at, (sums.get(at) ?? 0) + weight * Math.min(1, sum));
    }
    return [...sums]
      .sort(([a, score], [b, other]) => other - score || a - b)
      .slice(0, MAX_CANDIDATES)
      .map(([at]) => at);
  }

  #compare(
    at: number,
    words: readonly QueryWord[],
    askedTerms: ReadonlySet<string>,
    similarity: number,
  ): QuestionMatch {
    const { path, section, terms } = this.#questions[at] as KnownQuestion;
    const readerCoverage = getCoverage(words, terms);
    const authorCoverage = this.#getAuthorCoverage(terms, askedTerms);
    const score = (Math.sqrt(readerCoverage * authorCoverage) + Math.max(0, similarity)) / 2;
    return { path, section, readerCoverage, authorCoverage, similarity, score };
  }

  #getSimilarity(at: number, vector: Float32Array | undefined, embedder: Embedder): number {
    if (!this.#vectors.has(at)) this.#vectors.set(at, embedder.embed(this.#questions[at]?.text ?? ''));
    return this.#vectors.getSimilarity(at, vector);
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
