import type { IndexedPage } from './indexed-page.ts';
import type { PostingEntry, Postings } from './postings.ts';
import type { WordNumbers } from './word-numbers.ts';

/** Sorted words with the number of sections that contain each. */
interface WordCounts {
  words: readonly string[];
  counts: readonly number[];
}

/** The sections of pages, by term and by word. */
interface InvertedIndex {
  sections: number;
  /** Sorted by term. */
  entries: readonly PostingEntry[];
  /** Words as written. */
  written: WordCounts;
}

const cache = new WeakMap<readonly IndexedPage[], InvertedIndex>();

/** Returns the cached inverted index of the pages that all languages share. */
export function invertSharedPages(pages: readonly IndexedPage[], numbers: WordNumbers): InvertedIndex {
  const index = cache.get(pages) ?? invertPages(pages, numbers);
  cache.set(pages, index);
  return index;
}

/** Turns pages with their terms into terms with their sections. Counts terms first, so that each list has its range in one array. */
export function invertPages(pages: readonly IndexedPage[], numbers: WordNumbers, first = 0): InvertedIndex {
  const { words, order } = numbers;
  const counts = countAll(pages, words.length, 'terms');
  const ends = getStarts(counts);
  const total = pages.reduce((sum, { indexed }) => sum + indexed.terms.length, 0);
  const postings = { sections: new Uint32Array(total), strengths: new Uint8Array(total) };
  const sections = fillPostings(pages, { next: ends, first }, postings);
  const entries: PostingEntry[] = [];
  for (let index = 0; index < order.length; index++) {
    const number = order[index] ?? 0;
    const count = counts[number] ?? 0;
    if (count === 0) continue;
    const end = ends[number] ?? 0;
    entries.push({ term: words[number] ?? '', postings, start: end - count, end });
  }
  return { sections, entries, written: countWritten(pages, numbers) };
}

function countAll(pages: readonly IndexedPage[], size: number, field: 'terms' | 'written'): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { indexed } of pages) {
    const numbers = indexed[field];
    for (let index = 0; index < numbers.length; index++) {
      const number = numbers[index] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns the start of each term's list. */
function getStarts(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length);
  let start = 0;
  for (let number = 0; number < counts.length; number++) {
    starts[number] = start;
    start += counts[number] ?? 0;
  }
  return starts;
}

/** Fills the lists in the order of the sections, and moves each start to the end of its list. Returns the number of sections. */
function fillPostings(
  pages: readonly IndexedPage[],
  { next, first }: { next: Uint32Array; first: number },
  postings: Postings,
): number {
  let section = first;
  for (const { indexed } of pages) {
    const { counts, terms, strengths } = indexed;
    let index = 0;
    for (const count of counts) {
      for (const end = index + count; index < end; index++) {
        const number = terms[index] ?? 0;
        const position = next[number] ?? 0;
        postings.sections[position] = section;
        postings.strengths[position] = strengths[index] ?? 0;
        next[number] = position + 1;
      }
      section += 1;
    }
  }
  return section - first;
}

function countWritten(pages: readonly IndexedPage[], numbers: WordNumbers): WordCounts {
  const all = countAll(pages, numbers.words.length, 'written');
  const words: string[] = [];
  const counts: number[] = [];
  for (const number of numbers.order) {
    const count = all[number] ?? 0;
    if (count === 0) continue;
    words.push(numbers.words[number] ?? '');
    counts.push(count);
  }
  return { words, counts };
}

/** Merges two lists of words. */
export function mergeWords(base: WordCounts, local: WordCounts): WordCounts {
  const words: string[] = [];
  const counts: number[] = [];
  let localIndex = 0;
  const addLocal = (end: string | undefined) => {
    for (
      let word = local.words[localIndex];
      word !== undefined && (end === undefined || word < end);
      word = local.words[++localIndex]
    ) {
      words.push(word);
      counts.push(local.counts[localIndex] ?? 0);
    }
  };
  for (const [index, word] of base.words.entries()) {
    addLocal(word);
    words.push(word);
    counts.push((base.counts[index] ?? 0) + (local.words[localIndex] === word ? (local.counts[localIndex++] ?? 0) : 0));
  }
  addLocal(undefined);
  return { words, counts };
}

/** Merges two lists of terms; the sections of the second follow those of the first. */
export function mergeEntries(base: readonly PostingEntry[], local: readonly PostingEntry[]): PostingEntry[] {
  const merged: PostingEntry[] = [];
  let localIndex = 0;
  for (const entry of base) {
    for (let next = local[localIndex]; next && next.term < entry.term; next = local[++localIndex]) merged.push(next);
    const same = local[localIndex]?.term === entry.term ? local[localIndex++] : undefined;
    merged.push(same ? joinEntries(entry, same) : entry);
  }
  return [...merged, ...local.slice(localIndex)];
}

function joinEntries(one: PostingEntry, other: PostingEntry): PostingEntry {
  const length = one.end - one.start;
  const end = length + other.end - other.start;
  const postings = { sections: new Uint32Array(end), strengths: new Uint8Array(end) };
  for (const list of ['sections', 'strengths'] as const) {
    postings[list].set(one.postings[list].subarray(one.start, one.end));
    postings[list].set(other.postings[list].subarray(other.start, other.end), length);
  }
  return { term: one.term, postings, start: 0, end };
}
