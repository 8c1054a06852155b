import { CENTROIDS, DIMS, SPACE_DIMS, SPACES } from './word-vectors.ts';

/** Words as vectors, each with how much it counts. */
export interface WordSpace {
  codes: Uint8Array;
  books: Int8Array;
  /** How much each word counts, of 255. */
  weights: Uint8Array;
}

/** What one page says of itself, as word numbers: its title, its description, then questions and headings. */
export type PageUnits = readonly (readonly number[])[];

/** What is taken off every vector, since all texts of the site have it in common. */
export interface CommonPart {
  mean: Float32Array;
  /** The direction in which units differ most, which says little of their subject. */
  axis: Float32Array;
}

/** Adds the vectors of words to the one that begins at a place. */
export function addWords({ codes, books, weights }: WordSpace, words: readonly number[], into: Float32Array, at = 0) {
  for (const word of words) {
    const weight = (weights[word] ?? 0) / 255;
    for (let space = 0; space < SPACES; space++) {
      const from = (space * CENTROIDS + (codes[word * SPACES + space] ?? 0)) * SPACE_DIMS;
      const to = at + space * SPACE_DIMS;
      for (let dim = 0; dim < SPACE_DIMS; dim++)
        into[to + dim] = (into[to + dim] ?? 0) + weight * (books[from + dim] ?? 0);
    }
  }
}

/** The vectors of all units, one after another; a description is read together with its title. */
export function unitVectors(space: WordSpace, pages: readonly PageUnits[]): Float32Array {
  const vectors = new Float32Array(pages.reduce((sum, units) => sum + units.length, 0) * DIMS);
  let at = 0;
  for (const units of pages)
    for (const [index, words] of units.entries()) {
      addWords(space, words, vectors, at);
      if (index === 1) addWords(space, units[0] ?? [], vectors, at);
      at += DIMS;
    }
  return vectors;
}

/** Takes off what all have in common, and gives every vector the length 1; one that is nothing stays nothing. */
export function removeCommonPart(vectors: Float32Array, { mean, axis }: CommonPart): void {
  for (let at = 0; at < vectors.length; at += DIMS) {
    if (vectors.subarray(at, at + DIMS).every((value) => value === 0)) continue;
    let along = 0;
    for (let dim = 0; dim < DIMS; dim++) {
      const value = (vectors[at + dim] ?? 0) - (mean[dim] ?? 0);
      vectors[at + dim] = value;
      along += value * (axis[dim] ?? 0);
    }
    let square = 0;
    for (let dim = 0; dim < DIMS; dim++) {
      const value = (vectors[at + dim] ?? 0) - along * (axis[dim] ?? 0);
      vectors[at + dim] = value;
      square += value * value;
    }
    const length = Math.sqrt(square) || 1;
    for (let dim = 0; dim < DIMS; dim++) vectors[at + dim] = (vectors[at + dim] ?? 0) / length;
  }
}
