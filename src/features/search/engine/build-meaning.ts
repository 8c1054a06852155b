import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import { allWords, type SearchDocument } from './document.ts';
import { writeMeaning } from './meaning-file.ts';
import { type CommonPart, type PageUnits, unitVectors, type WordSpace } from './word-space.ts';
import { DIMS, plainWords, SPACES, type WordVectors } from './word-vectors.ts';

/** Words that a question may hold and pages do not; the most frequent ones. */
const EXTRA_WORDS = 8000;
/** Rounds in which the main axis is found; on our pages it no longer turns after six. */
const ROUNDS = 8;
/** Pages between two turns of others. */
const PAGES_AT_ONCE = 20;

const cache = new WeakMap<readonly SearchDocument[], { vectors: WordVectors; bytes: Uint8Array<ArrayBuffer> }>();

/** The file by which questions are compared with pages, written once for all languages. */
export function* buildMeaningOnce(
  pages: readonly SearchDocument[],
  vectors: WordVectors,
): CooperativeTask<Uint8Array<ArrayBuffer>> {
  const cached = cache.get(pages);
  if (cached?.vectors === vectors) return cached.bytes;
  const bytes = yield* buildMeaning(pages, vectors);
  cache.set(pages, { vectors, bytes });
  return bytes;
}

function* buildMeaning(
  pages: readonly SearchDocument[],
  vectors: WordVectors,
): CooperativeTask<Uint8Array<ArrayBuffer>> {
  const texts = pages.map(unitTexts);
  yield;
  const holding = yield* countPages(pages);
  const usedWords = new Set(texts.flat(2));
  const ranks = new Map(vectors.words.map((word, rank) => [word, rank]));
  yield;
  const words = vectors.words.filter((word, rank) => rank < EXTRA_WORDS || usedWords.has(word)).sort();
  yield;
  const chosen = words.map((word) => ranks.get(word) ?? 0);
  yield;
  const weights = Uint8Array.from(words, (word, at) =>
    getWeight(chosen[at] ?? 0, holding.get(word) ?? 0, pages.length),
  );
  yield;
  const space: WordSpace = { codes: getCodes(chosen, vectors), books: vectors.books, weights };
  yield;
  const numbers = new Map(words.map((word, at) => [word, at]));
  yield;
  const units = texts.map((own) => getUnits(own, numbers));
  yield;
  const common = yield* findCommonPart(space, units);
  return yield* writeMeaning({ words, ...space, ...common, pages: units });
}

/** What a page says of itself, as words: its title and description, each question and each heading. */
function unitTexts({ title, description, questions, sections }: SearchDocument): string[][] {
  const others = new Set([...questions, ...sections.slice(1).map(({ heading }) => heading)]);
  return [title, description, ...others].map(plainWords);
}

/** Words as their numbers; a page of which no word has one has no units. */
function getUnits(texts: readonly string[][], numbers: ReadonlyMap<string, number>): PageUnits {
  const units = texts.map((unit) => unit.flatMap((word) => numbers.get(word) ?? []));
  const [title = [], description = [], ...others] = units;
  return units.some((unit) => unit.length > 0) ? [title, description, ...others.filter((unit) => unit.length > 0)] : [];
}

function* countPages(pages: readonly SearchDocument[]): CooperativeTask<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { title, description, questions, sections } of pages) {
    const texts = [title, description, ...questions, ...sections.flatMap((own) => [own.heading, allWords(own)])];
    for (const word of new Set(plainWords(texts.join(' ')))) counts.set(word, (counts.get(word) ?? 0) + 1);
    yield;
  }
  return counts;
}

/** How much a word counts, of 255: less where all people use it, and less where all our pages do. */
function getWeight(rank: number, holding: number, pages: number): number {
  const frequency = 1 / (rank + 2.7) / 11;
  const usual = 1e-3 / (1e-3 + frequency);
  const ours = Math.min(1, 0.3 + Math.log((pages + 1) / (holding + 1)) / 4);
  return Math.round(255 * usual * ours);
}

function getCodes(ranks: readonly number[], { codes }: WordVectors): Uint8Array {
  const own = new Uint8Array(ranks.length * SPACES);
  for (let at = 0; at < own.length; at++)
    own[at] = codes[(ranks[Math.floor(at / SPACES)] ?? 0) * SPACES + (at % SPACES)] ?? 0;
  return own;
}

/** The mean of all units, and the axis along which they differ most, found by powers. */
function* findCommonPart(space: WordSpace, pages: readonly PageUnits[]): CooperativeTask<CommonPart> {
  const parts: Float32Array[] = [];
  for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
    parts.push(unitVectors(space, pages.slice(at, at + PAGES_AT_ONCE)));
    yield;
  }
  const mean = yield* getMean(parts);
  let axis = new Float64Array(DIMS).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(DIMS);
    for (const part of parts) {
      addAlong(part, mean, axis, next);
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
    for (let at = 0; at < part.length; at += DIMS)
      for (let dim = 0; dim < DIMS; dim++) sum[dim] = (sum[dim] ?? 0) + (part[at + dim] ?? 0);
    count += part.length / DIMS;
    yield;
  }
  return sum.map((value) => value / Math.max(1, count));
}

/** Adds each vector as often as it lies along an axis, counted from the mean; over all vectors the mean itself adds up to nothing. */
function addAlong(vectors: Float32Array, mean: Float64Array, axis: Float64Array, into: Float64Array): void {
  let start = 0;
  for (let dim = 0; dim < DIMS; dim++) start += (mean[dim] ?? 0) * (axis[dim] ?? 0);
  for (let at = 0; at < vectors.length; at += DIMS) {
    let along = -start;
    for (let dim = 0; dim < DIMS; dim++) along += (vectors[at + dim] ?? 0) * (axis[dim] ?? 0);
    for (let dim = 0; dim < DIMS; dim++) into[dim] = (into[dim] ?? 0) + along * (vectors[at + dim] ?? 0);
  }
}
