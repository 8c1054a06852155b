import { ByteReader, ByteWriter } from './bytes.ts';
import { fold } from './fold.ts';

/** Number of spaces of a vector; each is one byte, the number of its nearest centroid. */
export const SPACES = 16;
/** Dimensions of a space. */
export const SPACE_DIMS = 6;
/** Centroids of each space. */
export const CENTROIDS = 256;
/** Dimensions of a whole vector. */
export const DIMS = SPACES * SPACE_DIMS;

/** Quantised word vectors. Only directions are compared, so their scale doesn't matter. */
export interface WordVectors {
  /** The most frequent first. */
  words: readonly string[];
  /** For each word the centroids that it is made of. */
  codes: Uint8Array;
  /** The centroids of each space, one after another. */
  books: Int8Array;
}

/** Formats vectors as a file. */
export function writeWordVectors({ words, codes, books }: WordVectors): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  writer.writeText(words.join(' '));
  writer.writeBytes(new Uint8Array(books.buffer, books.byteOffset, books.length));
  writer.writeBytes(codes);
  return writer.finish();
}

/** Parses the file of word vectors; throws if it is truncated. */
export function readWordVectors(bytes: Uint8Array): WordVectors {
  const reader = new ByteReader(bytes);
  const words = reader.readText().split(' ');
  const books = new Int8Array(reader.readBytes(SPACES * CENTROIDS * SPACE_DIMS).buffer);
  return { words, books, codes: reader.readBytes(words.length * SPACES) };
}

/** Splits a text into words as in the vectors. */
export function plainWords(text: string): string[] {
  return (
    fold(text)
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}
