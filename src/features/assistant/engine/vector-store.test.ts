import { expect, test } from 'vitest';
import { VectorStore } from './vector-store.ts';

test('stored vectors keep their similarity', () => {
  const store = new VectorStore();
  store.set(7, new Float32Array([0.6, -0.8]));
  expect(store.getSimilarity(7, new Float32Array([0.6, -0.8]))).toBeCloseTo(1, 3);
  expect(store.getSimilarity(7, new Float32Array([0.8, 0.6]))).toBeCloseTo(0, 3);
});

test('a missing vector is similar to nothing', () => {
  const store = new VectorStore();
  store.set(1, undefined);
  expect([store.has(1), store.has(2)]).toEqual([true, false]);
  expect(store.getSimilarity(1, new Float32Array([1]))).toBe(0);
  expect(store.getSimilarity(2, new Float32Array([1]))).toBe(0);
});

test('thousands keep their own values', () => {
  const store = new VectorStore();
  for (let index = 0; index < 3000; index++) store.set(index, new Float32Array([index / 3000, 0]));
  expect(store.getSimilarity(2999, new Float32Array([1, 0]))).toBeCloseTo(2999 / 3000, 3);
  expect(store.getSimilarity(3, new Float32Array([1, 0]))).toBeCloseTo(3 / 3000, 3);
});
