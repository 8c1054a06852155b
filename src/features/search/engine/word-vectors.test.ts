import { describe, expect, it } from 'vitest';
import { runToEnd } from '../../../lib/cooperative-task.ts';
import { samplePage, sampleSection, sampleVectors } from '../fixtures/sample-index.ts';
import { buildMeaningOnce } from './build-meaning.ts';
import { indexText } from './indexed-page.ts';
import { DEFAULT_SIMILARITY, Meaning } from './meaning.ts';
import { readMeaning, writeMeaning } from './meaning-file.ts';
import { WordNumbers } from './word-numbers.ts';
import { addWords, getUnitVectors, removeCommonPart } from './word-space.ts';
import { DIMS, plainWords, readWordVectors, writeWordVectors } from './word-vectors.ts';

const vectors = sampleVectors(['cat kitten', 'car', 'tree wood', 'sea']);
const pages = [
  samplePage({ path: '/cat', title: 'Cat', description: 'Wood.', questions: ['Sea?', 'Sea?'] }),
  samplePage({
    path: '/car',
    title: 'Car',
    description: 'Sea.',
    sections: [sampleSection({}), sampleSection({ heading: 'Tree' })],
  }),
  samplePage({ path: '/none', title: '何', description: '' }),
];
const numbers = new WordNumbers();
const indexed = pages.map((page) => ({ ...page, indexed: indexText(page, numbers, () => 'hash') }));
const bytes = runToEnd(buildMeaningOnce({ shared: indexed, numbers: numbers, vectors: vectors, hash: () => '' }));

describe('vectors of words', () => {
  it('are the same after writing and reading', () =>
    expect(readWordVectors(writeWordVectors(vectors))).toEqual(vectors));
  it('are rejected if the file is truncated', () =>
    expect(() => readWordVectors(writeWordVectors(vectors).slice(0, -1))).toThrow(RangeError));
  it('are looked up by lower-case words without apostrophes and accents', () =>
    expect(plainWords('Don’t Café-GPT4o?')).toEqual(['dont', 'cafe', 'gpt4o']));
});

describe('a space of words', () => {
  const space = { ...vectors, weights: new Uint8Array([255, 255, 51, 255, 255, 255]) };
  it('adds words by their weights', () => {
    const sum = new Float32Array(DIMS);
    addWords(space, [0, 1, 2], sum);
    expect([sum[0], sum[6], sum[12]]).toEqual([200, 20, 0]);
  });
  it('combines a description with its title', () => {
    const units = getUnitVectors(space, [[[0], [3], [5]]]);
    expect([units[0], units[DIMS], units[DIMS + 12], units[2 * DIMS], units[2 * DIMS + 18]]).toEqual([
      100, 100, 100, 0, 100,
    ]);
  });
  it('removes the mean and the main axis, except from zero vectors', () => {
    const vector = new Float32Array(2 * DIMS);
    vector.set([5, 4, 1], 0);
    removeCommonPart(vector, { mean: Float32Array.of(1, 1, 1), axis: Float32Array.of(1, 0, 0) });
    expect([...vector.subarray(0, 3)]).toEqual([0, 1, 0]);
    expect(vector.subarray(DIMS).every((value) => value === 0)).toBe(true);
  });
});

describe('the file of meaning', () => {
  it('contains each page once: title, description, questions, headings', () => {
    const { words, pages: units } = readMeaning(bytes);
    const texts = units.map((page) => page.map((unit) => unit.map((index) => words[index]).join(' ')));
    expect(texts).toEqual([['cat', 'wood', 'sea'], ['car', 'sea', 'tree'], []]);
  });
  it('is the same after reading and writing', () => expect(runToEnd(writeMeaning(readMeaning(bytes)))).toEqual(bytes));
  it('returns the similarity of each page; a page without known words gets an average value', () => {
    const similarities = new Meaning(bytes).getSimilarities('a kitten');
    expect(similarities).toHaveLength(3);
    expect(similarities?.[0]).toBeGreaterThan(0.5);
    expect(similarities?.[1]).toBeLessThan(0.2);
    expect(similarities?.[2]).toBeCloseTo(DEFAULT_SIMILARITY);
  });
  it('returns nothing for words without vectors', () =>
    expect(new Meaning(bytes).getSimilarities('zzz 何')).toBeUndefined());
});
