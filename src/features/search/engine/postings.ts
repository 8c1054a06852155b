import { ByteReader, ByteWriter } from './bytes.ts';

/** Sorted sections that contain a term, each with its strength from 1 to `MAX_STRENGTH`. */
export interface Postings {
  sections: Uint32Array;
  strengths: Uint8Array;
}

/** The maximum strength of a term in a section. */
export const MAX_STRENGTH = 24;

/** A term with its range in the postings of many terms: thousands of small lists would take longer to create than to write. */
export interface PostingEntry {
  term: string;
  postings: Postings;
  start: number;
  end: number;
}

/** Writes sorted terms with their postings; stores shared prefixes once and sections as differences. */
export function writeShard(entries: readonly PostingEntry[]): Uint8Array<ArrayBuffer> {
  const out = new ByteWriter();
  let last = '';
  for (const entry of entries) {
    const { term } = entry;
    const shared = getCommonPrefixLength(last, term);
    out.writeNumber(shared);
    out.writeText(term.slice(shared));
    last = term;
    out.writeNumber(entry.end - entry.start);
    writeList(out, entry);
  }
  return out.finish();
}

const list = new ByteWriter();

/** Writes the postings of a term, with the number of their bytes before them. */
function writeList(out: ByteWriter, { postings: { sections, strengths }, start, end }: PostingEntry): void {
  list.clear();
  let before = 0;
  for (let index = start; index < end; index++) {
    const section = sections[index] ?? 0;
    list.writeNumber(section - before);
    before = section;
  }
  out.writeNumber(list.length + end - start);
  out.writeBytes(list.written);
  out.writeBytes(strengths.subarray(start, end));
}

/** Reads a shard: terms immediately, postings on demand. */
export class Shard {
  readonly #bytes: Uint8Array;
  readonly #ranges = new Map<string, { count: number; offset: number }>();
  readonly #cache = new Map<string, Postings>();

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const input = new ByteReader(bytes);
    let last = '';
    while (!input.done) {
      const shared = input.readNumber();
      last = last.slice(0, shared) + input.readText();
      const count = input.readNumber();
      const length = input.readNumber();
      this.#ranges.set(last, { count, offset: input.offset });
      input.offset += length;
    }
  }

  /** Returns the sections that contain a term, if any. */
  get(term: string): Postings | undefined {
    const cached = this.#cache.get(term);
    if (cached) return cached;
    const range = this.#ranges.get(term);
    if (!range) return undefined;
    const input = new ByteReader(this.#bytes, range.offset);
    const sections = new Uint32Array(range.count);
    let before = 0;
    for (let index = 0; index < range.count; index++) {
      before += input.readNumber();
      sections[index] = before;
    }
    const postings = { sections, strengths: this.#bytes.slice(input.offset, input.offset + range.count) };
    this.#cache.set(term, postings);
    return postings;
  }
}

/** Counts the characters that two texts share at their beginning. */
export function getCommonPrefixLength(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let count = 0;
  while (count < length && a.charCodeAt(count) === b.charCodeAt(count)) count++;
  // Never splits a surrogate pair.
  const last = count > 0 ? a.charCodeAt(count - 1) : 0;
  return last >= 0xd800 && last <= 0xdbff ? count - 1 : count;
}
