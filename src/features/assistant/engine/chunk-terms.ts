import { getCodeSamples } from './block-text.ts';
import type { Chunk } from './chunks.ts';
import { getTextTerms, type TextTerms } from './text-terms.ts';

/** Turns texts into vectors of meaning, of length 1; undefined if no word is known. */
export interface Embedder {
  embed(text: string): Float32Array | undefined;
}

/** The terms by which chunks are compared. */
export interface ChunkTerms {
  text: TextTerms;
  code: TextTerms;
  sentences: readonly { terms: TextTerms; vector: Float32Array | undefined }[];
  /** The first letters of its words, in order, so that endings don't matter. */
  prefixes: readonly string[];
  vector: Float32Array | undefined;
  languages: ReadonlySet<string>;
}

/** Longer samples are compared by their beginning. */
const MAX_CODE_CHARS = 4000;
const chunkTermsCache = new WeakMap<Chunk, ChunkTerms>();

/** Returns the cached terms of a chunk. */
export function getChunkTerms(chunk: Chunk, embedder: Embedder): ChunkTerms {
  const cached = chunkTermsCache.get(chunk);
  if (cached) return cached;
  const { text, code, kind, block } = chunk;
  const terms: ChunkTerms = {
    text: getTextTerms(text),
    code: getTextTerms(code.slice(0, MAX_CODE_CHARS)),
    sentences: (kind === 'row' ? [text] : splitSentences(text)).map((sentence) => ({
      terms: getTextTerms(sentence),
      vector: embedder.embed(sentence),
    })),
    prefixes: getWords(text).map(getPrefix),
    vector: embedder.embed(text),
    languages: new Set(getCodeSamples([block]).map(({ language }) => language)),
  };
  chunkTermsCache.set(chunk, terms);
  return terms;
}

/** Splits a text where sentences seem to end. */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?。!?])\s+|\n/).filter((sentence) => sentence.trim().length > 1);
}

const PREFIX_LENGTH = 5;
const prefixCache = new Map<string, string>();
const MAX_CACHED_PREFIXES = 20_000;

/** Returns the first letters of a word. Equal prefixes share one string, since chunks have thousands. */
export function getPrefix(word: string): string {
  const prefix = word.slice(0, PREFIX_LENGTH);
  const cached = prefixCache.get(prefix);
  if (cached !== undefined) return cached;
  if (prefixCache.size >= MAX_CACHED_PREFIXES) prefixCache.clear();
  prefixCache.set(prefix, prefix);
  return prefix;
}

/** The words of a text in lower case. */
export function getWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Reads the labels of a page: its title, description, headings and questions. Each is read once, since many chunks share them. */
export interface LabelReader {
  terms(text: string): TextTerms;
  vector(text: string, embedder: Embedder): Float32Array | undefined;
}

const labelReaders = new WeakMap<readonly Chunk[], LabelReader>();

/** Returns the reader for the page of these chunks; its cache is released with them. */
export function getLabelReader(chunks: readonly Chunk[]): LabelReader {
  const reader = labelReaders.get(chunks) ?? createLabelReader();
  labelReaders.set(chunks, reader);
  return reader;
}

function createLabelReader(): LabelReader {
  const terms = new Map<string, TextTerms>();
  const vectors = new Map<string, Float32Array | undefined>();
  return {
    terms(text) {
      const textTerms = terms.get(text) ?? getTextTerms(text);
      terms.set(text, textTerms);
      return textTerms;
    },
    vector(text, embedder) {
      if (!vectors.has(text)) vectors.set(text, embedder.embed(text));
      return vectors.get(text);
    },
  };
}

/** Returns the similarity of two vectors of length 1, from -1 to 1; 0 if one of them is missing. */
export function cosineSimilarity(one: Float32Array | undefined, other: Float32Array | undefined): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0);
  return sum;
}
