import { CENTROIDS, DIMS, SPACE_DIMS, SPACES } from './word-vectors.ts';

/** Word vectors with weights. */
export interface WordSpace {
  codes: Uint8Array;
  books: Int8Array;
  /** How much each word counts, of 255. */
  weights: Uint8Array;
}

/** The units of one page as word numbers: its title, its description, then questions and headings. */
export type PageUnits = readonly (readonly number[])[];

/** The common part of all texts of the site, which is subtracted from every vector. */
export interface CommonPart {
  mean: Float32Array;
  /** The direction in which units vary most, which says little about their subject. */
  axis: Float32Array;
}

/** Adds the vectors of words to the vector at an offset. */
export function addWords(
  { codes, books, weights }: WordSpace,
  words: readonly number[],
  into: Float32Array,
  offset = 0,
) {
  for (const word of words) {
    const weight = (weights[word] ?? 0) / 255;
    for (let space = 0; space < SPACES; space++) {
      const from = (space * CENTROIDS + (codes[word * SPACES + space] ?? 0)) * SPACE_DIMS;
      const to = offset + space * SPACE_DIMS;
      for (let dim = 0; dim < SPACE_DIMS; dim++)
        into[to + dim] = (into[to + dim] ?? 0) + weight * (books[from + dim] ?? 0);
    }
  }
}

/** Returns the vectors of all units, one after another; a description is combined with its title. */
export function getUnitVectors(space: WordSpace, pages: readonly PageUnits[]): Float32Array {
  const vectors = new Float32Array(pages.reduce((sum, units) => sum + units.length, 0) * DIMS);
  let offset = 0;
  for (const units of pages)
    for (const [index, words] of units.entries()) {
      addWords(space, words, vectors, offset);
      if (index === 1) addWords(space, units[0] ?? [], vectors, offset);
      offset += DIMS;
    }
  return vectors;
}

/** Subtracts the common part and normalizes every vector to length 1; zero vectors stay zero. */
export function removeCommonPart(vectors: Float32Array, { mean, axis }: CommonPart): void {
  for (let index = 0; index < vectors.length; index += DIMS) {
    if (vectors.subarray(index, index + DIMS).every((value) => value === 0)) continue;
    let projection = 0;
    for (let dim = 0; dim < DIMS; dim++) {
      const value = (vectors[index + dim] ?? 0) - (mean[dim] ?? 0);
      vectors[index + dim] = value;
      projection += value * (axis[dim] ?? 0);
    }
    let square = 0;
    for (let dim = 0; dim < DIMS; dim++) {
      const value = (vectors[index + dim] ?? 0) - projection * (axis[dim] ?? 0);
      vectors[index + dim] = value;
      square += value * value;
    }
    const length = Math.sqrt(square) || 1;
    for (let dim = 0; dim < DIMS; dim++) vectors[index + dim] = (vectors[index + dim] ?? 0) / length;
  }
}
