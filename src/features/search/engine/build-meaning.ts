import { type CooperativeTask, runToEnd } from '../../../lib/cooperative-task.ts';
import type { IndexInput } from './build-index.ts';
import { ByteWriter } from './bytes.ts';
import type { IndexedPage, IndexedText } from './indexed-page.ts';
import { writeMeaning, writeUnits } from './meaning-file.ts';
import type { WordNumbers } from './word-numbers.ts';
import { type CommonPart, getUnitVectors, type PageUnits, type WordSpace } from './word-space.ts';
import { DIMS, SPACES, type WordVectors } from './word-vectors.ts';

/** Number of frequent words that questions may contain and pages do not. */
const EXTRA_WORDS = 8000;
/** Iterations to find the main axis; on our pages it converges after six. */
const ROUNDS = 8;
/** Pages per step of the task. */
const PAGES_AT_ONCE = 20;
const SAVED_NAME = 'meaning';

const cache = new WeakMap<readonly IndexedPage[], { vectors: WordVectors; bytes: Uint8Array<ArrayBuffer> }>();

interface MeaningInput extends Pick<IndexInput, 'shared' | 'numbers' | 'hash' | 'saved'> {
  vectors: WordVectors;
}

/** Builds the file for comparing questions with pages, once for all languages. */
export function* buildMeaningOnce(input: MeaningInput): CooperativeTask<Uint8Array<ArrayBuffer>> {
  const { shared, vectors } = input;
  const cached = cache.get(shared);
  if (cached?.vectors === vectors) return cached.bytes;
  const bytes = yield* buildMeaning(input);
  cache.set(shared, { vectors, bytes });
  return bytes;
}

function* buildMeaning(input: MeaningInput): CooperativeTask<Uint8Array<ArrayBuffer>> {
  const { shared: pages, numbers, vectors, hash, saved } = input;
  const { plain, units: used } = countWords(pages, numbers);
  const countIn = (counts: Uint32Array, word: string) => counts[numbers.find(word) ?? -1] ?? 0;
  yield;
  const ranks = new Map<string, number>();
  for (const [rank, word] of vectors.words.entries())
    if (rank < EXTRA_WORDS || countIn(used, word) > 0) ranks.set(word, rank);
  const words = [...ranks.keys()].sort();
  const getRank = (word: string) => ranks.get(word) ?? 0;
  yield;
  const weights = Uint8Array.from(words, (word) => getWeight(getRank(word), countIn(plain, word), pages.length));
  const positions = new Map(words.map((word, index) => [numbers.find(word) ?? -1, index]));
  yield;
  const units = pages.map(({ indexed }) => getUnits(indexed, positions));
  yield;
  // Most edits change neither headings nor the weights of words.
  const key = hash(getKeyBytes(words, weights, units));
  const savedBytes = saved?.get(SAVED_NAME, key) as Uint8Array<ArrayBuffer> | undefined;
  if (savedBytes) return savedBytes;
  const codes = getCodes(words.map(getRank), vectors);
  const space: WordSpace = { codes, books: vectors.books, weights };
  const common = yield* findCommonPart(space, units);
  const bytes = yield* writeMeaning({ words, ...space, ...common, pages: units });
  saved?.set(SAVED_NAME, key, bytes);
  return bytes;
}

/** Returns bytes that change with the words, their weights and the units. */
function getKeyBytes(words: readonly string[], weights: Uint8Array, pages: readonly PageUnits[]): Uint8Array {
  const writer = new ByteWriter();
  writer.writeText(words.join('\n'));
  writer.writeBytes(weights);
  runToEnd(writeUnits(writer, pages));
  return writer.written;
}

/** Returns units with words as positions in the file; a page without known words has no units. */
function getUnits({ unitCounts, units }: IndexedText, positions: ReadonlyMap<number, number>): PageUnits {
  let index = 0;
  const [title = [], description = [], ...others] = Array.from(unitCounts, (count) => {
    const unit: number[] = [];
    for (const end = index + count; index < end; index++) {
      const position = positions.get(units[index] ?? -1);
      if (position !== undefined) unit.push(position);
    }
    return unit;
  });
  const knownUnits = others.filter((unit) => unit.length > 0);
  return title.length + description.length + knownUnits.length > 0 ? [title, description, ...knownUnits] : [];
}

/** Counts the pages with each word, and its occurrences in units. */
function countWords(pages: readonly IndexedPage[], { words }: WordNumbers): Record<'plain' | 'units', Uint32Array> {
  const counts = { plain: new Uint32Array(words.length), units: new Uint32Array(words.length) };
  for (const { indexed } of pages)
    for (const field of ['plain', 'units'] as const)
      for (const number of indexed[field]) counts[field][number] = (counts[field][number] ?? 0) + 1;
  return counts;
}

/** Returns the weight of a word, up to 255: less if it is frequent in general, and less if it is on many of our pages. */
function getWeight(rank: number, pagesWithWord: number, pages: number): number {
  const frequency = 1 / (rank + 2.7) / 11;
  const generalRarity = 1e-3 / (1e-3 + frequency);
  const siteRarity = Math.min(1, 0.3 + Math.log((pages + 1) / (pagesWithWord + 1)) / 4);
  return Math.round(255 * generalRarity * siteRarity);
}

function getCodes(ranks: readonly number[], { codes }: WordVectors): Uint8Array {
  const wordCodes = new Uint8Array(ranks.length * SPACES);
  for (let index = 0; index < wordCodes.length; index++)
    wordCodes[index] = codes[(ranks[Math.floor(index / SPACES)] ?? 0) * SPACES + (index % SPACES)] ?? 0;
  return wordCodes;
}

/** Finds the mean of all units, and the axis along which they vary most, by power iteration. */
function* findCommonPart(space: WordSpace, pages: readonly PageUnits[]): CooperativeTask<CommonPart> {
  const parts: Float32Array[] = [];
  for (let index = 0; index < pages.length; index += PAGES_AT_ONCE) {
    parts.push(getUnitVectors(space, pages.slice(index, index + PAGES_AT_ONCE)));
    yield;
  }
  const mean = yield* getMean(parts);
  let axis = new Float64Array(DIMS).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(DIMS);
    for (const part of parts) {
      addProjections(part, mean, axis, next);
      yield;
    }
    const length = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0)) || 1;
    axis = next.map((value) => value / length);
  }
  return { mean: Float32Array.from(mean), axis: Float32Array.from(axis) };
}

function* getMean(parts: readonly Float32Array[]): CooperativeTask<Float64Array> {
  const sum = new Float64Array(DIMS);
  let count = 0;
  for (const part of parts) {
    for (let index = 0; index < part.length; index += DIMS)
      for (let dim = 0; dim < DIMS; dim++) sum[dim] = (sum[dim] ?? 0) + (part[index + dim] ?? 0);
    count += part.length / DIMS;
    yield;
  }
  return sum.map((value) => value / Math.max(1, count));
}

/** Adds each vector, multiplied by its projection on an axis relative to the mean; over all vectors, the mean itself cancels out. */
function addProjections(vectors: Float32Array, mean: Float64Array, axis: Float64Array, into: Float64Array): void {
  let start = 0;
  for (let dim = 0; dim < DIMS; dim++) start += (mean[dim] ?? 0) * (axis[dim] ?? 0);
  for (let index = 0; index < vectors.length; index += DIMS) {
    let along = -start;
    for (let dim = 0; dim < DIMS; dim++) along += (vectors[index + dim] ?? 0) * (axis[dim] ?? 0);
    for (let dim = 0; dim < DIMS; dim++) into[dim] = (into[dim] ?? 0) + along * (vectors[index + dim] ?? 0);
  }
}
