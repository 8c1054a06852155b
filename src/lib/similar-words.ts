import { editDistance } from './closest-match.ts';

const SIMILARITY = { same: 1, start: 0.8, spelling: 0.6 } as const;
/** Words are compared by their beginning only if both are longer than this. */
const SHORT_WORD_LENGTH = 3;

/** Finds known words that are equal to a word, have the same beginning or a similar spelling. */
export class SimilarWords {
  readonly #known: ReadonlySet<string>;
  readonly #sorted: readonly string[];
  /** Words by their pairs of letters. */
  readonly #wordsByPair = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    this.#known = new Set(words);
    this.#sorted = [...this.#known].sort();
    for (const word of this.#sorted)
      for (const pair of new Set(getPairs(word))) {
        const list = this.#wordsByPair.get(pair);
        if (list) list.push(word);
        else this.#wordsByPair.set(pair, [word]);
      }
  }

  /** Finds similar words, with their similarity from 0 to 1. */
  find(word: string): Map<string, number> {
    const found = new Map<string, number>();
    const add = (other: string, similarity: number) => found.set(other, Math.max(found.get(other) ?? 0, similarity));
    for (const other of this.#findBySpelling(word)) add(other, SIMILARITY.spelling);
    for (const other of this.#findByStart(word)) add(other, SIMILARITY.start);
    if (this.#known.has(word)) add(word, SIMILARITY.same);
    return found;
  }

  #findByStart(word: string): string[] {
    if (word.length <= SHORT_WORD_LENGTH) return [];
    const found: string[] = [];
    for (let length = SHORT_WORD_LENGTH + 1; length < word.length; length++) {
      const start = word.slice(0, length);
      if (this.#known.has(start)) found.push(start);
    }
    for (let index = this.#findFirst(word); this.#sorted[index]?.startsWith(word); index++)
      found.push(this.#sorted[index] ?? '');
    return found;
  }

  /** Each edit changes at most two pairs of letters, so words that share too few need not be compared. */
  #findBySpelling(word: string): string[] {
    const shared = new Map<string, number>();
    for (const pair of new Set(getPairs(word)))
      for (const other of this.#wordsByPair.get(pair) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const pairs = new Set(getPairs(word)).size;
    return [...shared].flatMap(([other, count]) => {
      const limit = Math.floor(Math.min(word.length, other.length) / 3);
      if (limit === 0 || count < pairs - 2 * limit) return [];
      return editDistance(word, other, limit) <= limit ? [other] : [];
    });
  }

  #findFirst(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Returns the pairs of consecutive letters, with the start and the end of the word. */
function getPairs(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2));
}
