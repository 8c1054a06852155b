import type { IndexedPage } from './indexed-page.ts';
import type { PostingEntry } from './postings.ts';
import type { WordNumbers } from './word-numbers.ts';

type WordCount = readonly [word: string, count: number];

/** The sections of pages, by term and by word. */
interface InvertedIndex {
  sections: number;
  /** Sorted by term. */
  entries: readonly PostingEntry[];
  /** Number of sections with each word as written, sorted by word. */
  written: readonly WordCount[];
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
  const lists = { sections: new Uint32Array(total), strengths: new Uint8Array(total) };
  const sections = fillLists(pages, { next: ends, first }, lists);
  const entries: PostingEntry[] = [];
  for (let at = 0; at < order.length; at++) {
    const number = order[at] ?? 0;
    const count = counts[number] ?? 0;
    if (count === 0) continue;
    const end = ends[number] ?? 0;
    entries.push({
      term: words[number] ?? '',
      sections: lists.sections.subarray(end - count, end),
      strengths: lists.strengths.subarray(end - count, end),
    });
  }
  return { sections, entries, written: countWritten(pages, numbers) };
}

function countAll(pages: readonly IndexedPage[], size: number, field: 'terms' | 'written'): Uint32Array {
  const counts = new Uint32Array(size);
  for (const { indexed } of pages) {
    const numbers = indexed[field];
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

/** Returns the start of each term's list. */
function getStarts(counts: Uint32Array): Uint32Array {
  const starts = new Uint32Array(counts.length);
  let at = 0;
  for (let number = 0; number < counts.length; number++) {
    starts[number] = at;
    at += counts[number] ?? 0;
  }
  return starts;
}

/** Fills the lists in the order of the sections, and moves each start to the end of its list. Returns the number of sections. */
function fillLists(
  pages: readonly IndexedPage[],
  { next, first }: { next: Uint32Array; first: number },
  lists: { sections: Uint32Array; strengths: Uint8Array },
): number {
  let section = first;
  for (const { indexed } of pages) {
    const { counts, terms, strengths } = indexed;
    let at = 0;
    for (const count of counts) {
      for (const end = at + count; at < end; at++) {
        const number = terms[at] ?? 0;
        const position = next[number] ?? 0;
        lists.sections[position] = section;
        lists.strengths[position] = strengths[at] ?? 0;
        next[number] = position + 1;
      }
      section += 1;
    }
  }
  return section - first;
}

function countWritten(pages: readonly IndexedPage[], { words, order }: WordNumbers): WordCount[] {
  const counts = countAll(pages, words.length, 'written');
  const written: WordCount[] = [];
  for (let at = 0; at < order.length; at++) {
    const number = order[at] ?? 0;
    const count = counts[number] ?? 0;
    if (count > 0) written.push([words[number] ?? '', count]);
  }
  return written;
}

/** Merges two lists of terms; the sections of the second follow those of the first. */
export const mergeEntries = (base: readonly PostingEntry[], local: readonly PostingEntry[]): PostingEntry[] =>
  mergeSorted(base, local, ({ term }) => term, joinEntries);

/** Merges two lists of words. */
export const mergeWords = (base: readonly WordCount[], local: readonly WordCount[]): WordCount[] =>
  mergeSorted(
    base,
    local,
    ([word]) => word,
    ([word, count], [, more]) => [word, count + more],
  );

function joinEntries(one: PostingEntry, other: PostingEntry): PostingEntry {
  const { length } = one.sections;
  const sections = new Uint32Array(length + other.sections.length);
  sections.set(one.sections);
  sections.set(other.sections, length);
  const strengths = new Uint8Array(sections.length);
  strengths.set(one.strengths);
  strengths.set(other.strengths, length);
  return { term: one.term, sections, strengths };
}

/** Merges two lists sorted by word; `join` combines entries with the same word. */
function mergeSorted<T>(
  base: readonly T[],
  local: readonly T[],
  getWord: (entry: T) => string,
  join: (entry: T, other: T) => T,
): T[] {
  const merged: T[] = [];
  let at = 0;
  for (const entry of base) {
    const word = getWord(entry);
    for (let next = local[at]; next && getWord(next) < word; next = local[++at]) merged.push(next);
    const same = local[at];
    if (same && getWord(same) === word) at += 1;
    merged.push(same && getWord(same) === word ? join(entry, same) : entry);
  }
  return [...merged, ...local.slice(at)];
}
