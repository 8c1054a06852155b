import {
  CENTROIDS,
  DIMS,
  SPACE_DIMS,
  SPACES,
  type WordVectors,
} from '../../src/features/search/engine/word-vectors.ts';
import { createCodebook } from './codebook.ts';
import { getPrincipalAxes } from './principal-axes.ts';

/** Quantises vectors: rotates them to their principal axes, and distributes the axes so that each space has the same variance. */
export function quantise(words: readonly string[], vectors: readonly Float64Array[]): WordVectors {
  const axes = getPrincipalAxes(vectors, vectors[0]?.length ?? 0).slice(0, DIMS);
  const rotated = axes.map((axis) => Float64Array.from(vectors, (vector) => product(vector, axis)));
  const codes = new Uint8Array(words.length * SPACES);
  const centroids: number[] = [];
  for (const [space, axes] of distributeAxes(rotated).entries()) {
    const points = new Float64Array(words.length * SPACE_DIMS);
    axes.forEach((values, index) => {
      values.forEach((value, word) => {
        points[word * SPACE_DIMS + index] = value;
      });
    });
    const book = createCodebook(points, SPACE_DIMS, CENTROIDS);
    book.codes.forEach((code, word) => {
      codes[word * SPACES + space] = code;
    });
    centroids.push(...book.centroids);
  }
  const max = centroids.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0);
  return { words, codes, books: Int8Array.from(centroids, (value) => Math.round((value / max) * 127)) };
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index++) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/** Assigns each axis, widest first, to the space with the least variance so far that has room. */
function distributeAxes(axes: readonly Float64Array[]): Float64Array[][] {
  const spaces = Array.from({ length: SPACES }, () => ({ axes: [] as Float64Array[], spread: 0 }));
  for (const axis of axes) {
    const [next] = spaces.filter(({ axes }) => axes.length < SPACE_DIMS).sort((a, b) => a.spread - b.spread);
    next?.axes.push(axis);
    if (next) next.spread += spread(axis);
  }
  return spaces.map(({ axes }) => axes);
}

function spread(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
}
