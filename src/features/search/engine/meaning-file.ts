import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { packWords, unpackWords } from './core-file.ts';
import type { CommonPart, PageUnits, WordSpace } from './word-space.ts';
import { CENTROIDS, DIMS, SPACE_DIMS, SPACES } from './word-vectors.ts';

/** The data for comparing meanings: words with their vectors, and the units of each page. */
export interface MeaningFile extends WordSpace, CommonPart {
  /** Sorted; their positions are their numbers. */
  words: readonly string[];
  pages: readonly PageUnits[];
}

const getBytes = ({ buffer, byteOffset, byteLength }: Int8Array | Float32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Writes the file, one page per step. */
export function* writeMeaning({
  words,
  weights,
  codes,
  books,
  mean,
  axis,
  pages,
}: MeaningFile): CooperativeTask<Uint8Array<ArrayBuffer>> {
  const writer = new ByteWriter();
  writer.writeNumber(words.length);
  writer.writeText(packWords(words));
  for (const bytes of [weights, codes, getBytes(books), getBytes(mean), getBytes(axis)]) writer.writeBytes(bytes);
  yield;
  yield* writeUnits(writer, pages);
  return writer.finish();
}

export function* writeUnits(writer: ByteWriter, pages: readonly PageUnits[]): CooperativeTask<void> {
  writer.writeNumber(pages.length);
  for (const units of pages) {
    writer.writeNumber(units.length);
    for (const unit of units) {
      writer.writeNumber(unit.length);
      for (const word of unit) writer.writeNumber(word);
    }
    yield;
  }
}

export function readMeaning(bytes: Uint8Array): MeaningFile {
  const reader = new ByteReader(bytes);
  const count = reader.readNumber();
  const list = <T>(read: () => T): T[] => Array.from({ length: reader.readNumber() }, read);
  return {
    words: unpackWords(reader.readText()),
    weights: reader.readBytes(count),
    codes: reader.readBytes(count * SPACES),
    books: new Int8Array(reader.readBytes(SPACES * CENTROIDS * SPACE_DIMS).buffer),
    mean: new Float32Array(reader.readBytes(DIMS * 4).buffer),
    axis: new Float32Array(reader.readBytes(DIMS * 4).buffer),
    pages: list(() => list(() => list(() => reader.readNumber()))),
  };
}
