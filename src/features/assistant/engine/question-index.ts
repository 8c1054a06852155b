import type { SiteQuestions } from '../../../schema/section-questions.ts';
import type { QueryWord } from '../../search/engine/question.ts';
import { isSmall } from '../../search/engine/stem.ts';
import { getTerms, getTokens } from '../../search/engine/terms.ts';
import type { Meanings } from './chunk-terms.ts';
import { VectorStore } from './vector-store.ts';
import { getShare } from './weigh.ts';

/** How similar an author's question is to the one that was asked. */
export interface QuestionMatch {
  path: string;
  /** Id of the section that answers it; empty for the start of the page. */
  section: string;
  /** Share of the reader's question that the author's says, from 0 to 1. */
  said: number;
  /** Share of the author's question that the reader's says. */
  covered: number;
  /** How similar the two are in meaning. */
  meaning: number;
  /** All three in one number, from 0 to 1. */
  score: number;
}

interface KnownQuestion {
  path: string;
  section: string;
  text: string;
  terms: ReadonlySet<string>;
}

/** Questions that are compared in meaning: those that share the most words. */
const COMPARED = 80;

/** Finds the authors' questions that are similar to a reader's. The start of a page has an empty id. */
export class QuestionIndex {
  readonly #questions: KnownQuestion[] = [];
  readonly #places = new Map<string, number[]>();
  readonly #vectors = new VectorStore();

  constructor(all: SiteQuestions) {
    for (const [path, sections] of Object.entries(all))
      for (const [id, texts] of Object.entries(sections))
        for (const text of texts) this.#add({ path, section: id, text });
  }

  #add(question: Omit<KnownQuestion, 'terms'>): void {
    const terms = tellingTerms(question.text);
    const at = this.#questions.push({ ...question, terms }) - 1;
    for (const term of terms) {
      const places = this.#places.get(term);
      if (places) places.push(at);
      else this.#places.set(term, [at]);
    }
  }

  /** The questions most similar to one that was asked, the best first. */
  match(words: readonly QueryWord[], vector: Float32Array | undefined, meanings: Meanings): QuestionMatch[] {
    const asked = new Set(words.flatMap(({ terms }) => terms.map(({ term }) => term)));
    return this.#candidates(words)
      .map((at) => this.#compare(at, words, asked, this.#likeness(at, vector, meanings)))
      .sort((a, b) => b.score - a.score);
  }

  /** The questions that share the most with what was asked, by the words' weights. */
  #candidates(words: readonly QueryWord[]): number[] {
    const sums = new Map<number, number>();
    for (const { terms, weight } of words) {
      const most = new Map<number, number>();
      for (const { term, weight: own } of terms)
        for (const at of this.#places.get(term) ?? []) most.set(at, Math.max(most.get(at) ?? 0, own));
      for (const [at, own] of most) sums.set(at, (sums.get(at) ?? 0) + weight * Math.min(1, own));
    }
    return [...sums]
      .sort(([a, own], [b, other]) => other - own || a - b)
      .slice(0, COMPARED)
      .map(([at]) => at);
  }

  #compare(at: number, words: readonly QueryWord[], asked: ReadonlySet<string>, meaning: number): QuestionMatch {
    const { path, section, terms } = this.#questions[at] as KnownQuestion;
    const said = getShare(words, terms);
    const covered = this.#covered(terms, asked);
    return { path, section, said, covered, meaning, score: (Math.sqrt(said * covered) + Math.max(0, meaning)) / 2 };
  }

  #likeness(at: number, vector: Float32Array | undefined, meanings: Meanings): number {
    if (!this.#vectors.has(at)) this.#vectors.set(at, meanings.vector(this.#questions[at]?.text ?? ''));
    return this.#vectors.likeness(at, vector);
  }

  /** Which share of a question's terms was asked, the rare ones counting more. */
  #covered(terms: ReadonlySet<string>, asked: ReadonlySet<string>): number {
    let all = 0;
    let shared = 0;
    for (const term of terms) {
      const weight = Math.log(1 + this.#questions.length / (this.#places.get(term)?.length ?? 1));
      all += weight;
      if (asked.has(term)) shared += weight;
    }
    return all === 0 ? 0 : shared / all;
  }
}

/** The terms of a question's words, without small words such as "the". */
function tellingTerms(text: string): Set<string> {
  const terms = new Set<string>();
  for (const { raw } of getTokens(text)) {
    if (isSmall(raw.toLowerCase())) continue;
    const { words, names } = getTerms(raw, 'prose');
    for (const term of [...words, ...names]) terms.add(term);
  }
  return terms;
}
