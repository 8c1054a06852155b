import { samplesIn } from './block-words.ts';
import type { Chunk } from './chunks.ts';
import { type TextTerms, termsIn } from './weigh.ts';

/** Turns texts into vectors of meaning, of length 1; undefined where no word is known. */
export interface Meanings {
  vector(text: string): Float32Array | undefined;
}

/** What a chunk is compared by. */
export interface ChunkTerms {
  text: TextTerms;
  code: TextTerms;
  sentences: readonly { terms: TextTerms; vector: Float32Array | undefined }[];
  /** The beginnings of its words, in order: endings do not matter. */
  beginnings: readonly string[];
  vector: Float32Array | undefined;
  languages: ReadonlySet<string>;
}

/** Longer samples are compared by their beginning. */
const CODE_CHARS = 4000;
const known = new WeakMap<Chunk, ChunkTerms>();

/** The terms of a chunk, worked out once. */
export function termsOfChunk(chunk: Chunk, meanings: Meanings): ChunkTerms {
  const held = known.get(chunk);
  if (held) return held;
  const { text, code, kind, block } = chunk;
  const made: ChunkTerms = {
    text: termsIn(text),
    code: termsIn(code.slice(0, CODE_CHARS)),
    sentences: (kind === 'row' ? [text] : roughSentences(text)).map((sentence) => ({
      terms: termsIn(sentence),
      vector: meanings.vector(sentence),
    })),
    beginnings: wordsIn(text).map(getBeginning),
    vector: meanings.vector(text),
    languages: new Set(samplesIn([block]).map(({ language }) => language)),
  };
  known.set(chunk, made);
  return made;
}

/** The sentences of a text, cut where a sentence seems to end. */
export function roughSentences(text: string): string[] {
  return text.split(/(?<=[.!?。!?])\s+|\n/).filter((sentence) => sentence.trim().length > 1);
}

/** Letters that stand for a word. */
const BEGINNING = 5;
const beginnings = new Map<string, string>();
const MOST_BEGINNINGS = 20_000;

/** The first letters of a word, as one string for all words that begin with them: chunks have thousands. */
export function getBeginning(word: string): string {
  const start = word.slice(0, BEGINNING);
  const held = beginnings.get(start);
  if (held !== undefined) return held;
  if (beginnings.size >= MOST_BEGINNINGS) beginnings.clear();
  beginnings.set(start, start);
  return start;
}

/** The words of a text in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

const names = new Map<string, TextTerms>();
const MOST_NAMES = 3000;

/** The terms of a title, heading or question, kept because many chunks share them. */
export function nameTerms(text: string): TextTerms {
  const held = names.get(text) ?? termsIn(text);
  if (names.size >= MOST_NAMES) names.clear();
  names.set(text, held);
  return held;
}

const vectors = new Map<string, Float32Array | undefined>();

/** The vector of a title, heading, question or description, kept for the same reason. */
export function nameVector(text: string, meanings: Meanings): Float32Array | undefined {
  if (vectors.has(text)) return vectors.get(text);
  if (vectors.size >= MOST_NAMES) vectors.clear();
  const vector = meanings.vector(text);
  vectors.set(text, vector);
  return vector;
}

/** How alike two texts are in meaning, from -1 to 1; 0 where it cannot be told. */
export function likeness(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
