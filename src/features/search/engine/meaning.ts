import { readMeaning } from './meaning-file.ts';
import { addWords, type CommonPart, getUnitVectors, removeCommonPart, type WordSpace } from './word-space.ts';
import { DIMS, plainWords } from './word-vectors.ts';

/** Similarity of a page without known words: an average value. */
export const DEFAULT_SIMILARITY = 0.3;

const cache = new WeakMap<Uint8Array, Meaning>();

/** Opens a meaning file, cached for all languages that share it. */
export function openMeaning(bytes: Uint8Array): Meaning {
  const meaning = cache.get(bytes) ?? new Meaning(bytes);
  cache.set(bytes, meaning);
  return meaning;
}

/** Compares texts with pages by the meaning of their words. */
export class Meaning {
  readonly #space: WordSpace & CommonPart;
  readonly #numbers: ReadonlyMap<string, number>;
  /** The units of all pages, as vectors of length 1. */
  readonly #units: Float32Array;
  /** The end of each page's units, in numbers of units. */
  readonly #ends: Uint32Array;

  constructor(bytes: Uint8Array) {
    const { words, pages, ...space } = readMeaning(bytes);
    this.#space = space;
    this.#numbers = new Map(words.map((word, index) => [word, index]));
    this.#units = getUnitVectors(space, pages);
    removeCommonPart(this.#units, space);
    let end = 0;
    this.#ends = Uint32Array.from(pages, (units) => (end += units.length));
  }

  /** Returns the vector of a text, of length 1; undefined if no word is known. */
  embed(text: string): Float32Array | undefined {
    const numbers = plainWords(text).flatMap((word) => this.#numbers.get(word) ?? []);
    if (numbers.length === 0) return undefined;
    const vector = new Float32Array(DIMS);
    addWords(this.#space, numbers, vector);
    removeCommonPart(vector, this.#space);
    return vector;
  }

  /** Returns for each page the cosine similarity of its nearest unit to a text; undefined if no word is known. */
  getSimilarities(text: string): Float32Array | undefined {
    const query = new Float32Array(DIMS);
    const numbers = plainWords(text).flatMap((word) => this.#numbers.get(word) ?? []);
    if (numbers.length === 0) return undefined;
    addWords(this.#space, numbers, query);
    removeCommonPart(query, this.#space);
    const [units, ends] = [this.#units, this.#ends];
    const similarities = new Float32Array(ends.length).fill(DEFAULT_SIMILARITY);
    let unit = 0;
    for (let page = 0; page < ends.length; page++) {
      const end = ends[page] ?? 0;
      if (unit < end) similarities[page] = -1;
      for (; unit < end; unit++)
        similarities[page] = Math.max(similarities[page] ?? -1, dotProduct(query, units, unit * DIMS));
    }
    return similarities;
  }
}

function dotProduct(query: Float32Array, units: Float32Array, offset: number): number {
  let sum = 0;
  for (let dim = 0; dim < DIMS; dim++) sum += (query[dim] ?? 0) * (units[offset + dim] ?? 0);
  return sum;
}
