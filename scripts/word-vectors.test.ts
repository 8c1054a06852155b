import { describe, expect, it } from 'vitest';
import { addWords } from '../src/features/search/engine/word-space.ts';
import { DIMS, type WordVectors } from '../src/features/search/engine/word-vectors.ts';
import { createCodebook } from './word-vectors/codebook.ts';
import { getPrincipalAxes } from './word-vectors/principal-axes.ts';
import { quantise } from './word-vectors/quantise.ts';

/** Deterministic pseudo-random numbers. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648 - 0.5;
  };
}

const next = chance(7);
/** Twelve subjects, each with words that differ a little. */
const subjects = Array.from({ length: 12 }, () => Float64Array.from({ length: 100 }, next));
const vectors = Array.from({ length: 360 }, (_, index) =>
  (subjects[index % 12] ?? new Float64Array()).map((value) => value + 0.2 * next()),
);
const words = vectors.map((_, index) => `word${index}`);

function cosine(encoded: WordVectors, a: number, b: number): number {
  const space = { ...encoded, weights: new Uint8Array(encoded.words.length).fill(255) };
  const [first, second] = [new Float32Array(DIMS), new Float32Array(DIMS)];
  addWords(space, [a], first);
  addWords(space, [b], second);
  const product = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, value, index) => sum + value * (y[index] ?? 0), 0);
  return product(first, second) / Math.sqrt(product(first, first) * product(second, second));
}

describe('encoded vectors', () => {
  const encoded = quantise(words, vectors);
  it('preserve similarity and difference', () => {
    expect(cosine(encoded, 0, 12)).toBeGreaterThan(0.8);
    expect(cosine(encoded, 0, 1)).toBeLessThan(0.5);
  });
  it('are deterministic', () => expect(quantise(words, vectors)).toEqual(encoded));
});

it('principal axes are sorted by width and orthogonal', () => {
  const points = Array.from({ length: 200 }, () => {
    const [a, b, c] = [next() * 9, next() * 3, next()];
    return Float64Array.of(a + b, a - b, c);
  });
  const axes = getPrincipalAxes(points, 3);
  const dot = (a: number, b: number) =>
    (axes[a] ?? new Float64Array()).reduce((sum, value, index) => sum + value * (axes[b]?.[index] ?? 0), 0);
  expect(Math.abs((axes[0]?.[0] ?? 0) + (axes[0]?.[1] ?? 0))).toBeCloseTo(Math.SQRT2, 1);
  expect([dot(0, 0), dot(0, 1), dot(1, 2)].map((value) => value.toFixed(6).replace('-0.', '0.'))).toEqual([
    '1.000000',
    '0.000000',
    '0.000000',
  ]);
});

it('a codebook has the centre of each cluster, and assigns each point its nearest centre', () => {
  const { centroids, codes } = createCodebook(Float64Array.of(0, 2, 10, 12), 1, 2);
  expect([...centroids]).toEqual([1, 11]);
  expect([...codes]).toEqual([0, 0, 1, 1]);
});
