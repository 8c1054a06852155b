import type { CooperativeTask } from '../../../lib/cooperative-task.ts';
import { type AnalysedSection, analyse } from './analyse.ts';
import type { SearchDocument } from './document.ts';
import { MAX_STRENGTH, type PostingEntry } from './postings.ts';
import { BM25 } from './weights.ts';

/** What the sections of some pages hold, by term and by word. */
export interface InvertedIndex {
  sections: number;
  entries: ReadonlyMap<string, PostingEntry>;
  /** In how many sections each word stands as it is written. */
  written: ReadonlyMap<string, number>;
}

const cache = new WeakMap<readonly SearchDocument[], InvertedIndex>();

/** Inverts a list of pages once: all languages share the English ones. */
export function* getInvertedIndex(pages: readonly SearchDocument[]): CooperativeTask<InvertedIndex> {
  const index = cache.get(pages) ?? (yield* buildInvertedIndex(pages, 0));
  cache.set(pages, index);
  return index;
}

/** Turns pages with their terms into terms with their sections, which are counted from `first`; a page is a step. */
export function* buildInvertedIndex(pages: readonly SearchDocument[], first: number): CooperativeTask<InvertedIndex> {
  const entries = new Map<string, { term: string; sections: number[]; strengths: number[] }>();
  const written = new Map<string, number>();
  let at = first;
  for (const page of pages) {
    for (const [index, section] of page.sections.entries()) {
      addTerms(entries, analyse(page, section, index === 0), at, written);
      at += 1;
    }
    yield;
  }
  return { sections: at - first, entries, written };
}

function addTerms(
  entries: Map<string, { term: string; sections: number[]; strengths: number[] }>,
  { terms, written }: AnalysedSection,
  at: number,
  counts: Map<string, number>,
): void {
  for (const [term, weight] of terms) {
    let entry = entries.get(term);
    if (!entry) {
      entry = { term, sections: [], strengths: [] };
      entries.set(term, entry);
    }
    entry.sections.push(at);
    entry.strengths.push(Math.max(1, Math.round((MAX_STRENGTH * weight) / (weight + BM25.k1))));
  }
  for (const word of written) counts.set(word, (counts.get(word) ?? 0) + 1);
}

/** Two lists as one; the sections of the second come after those of the first. */
export function mergeInvertedIndexes(base: InvertedIndex, own: InvertedIndex): InvertedIndex {
  const entries = new Map(base.entries);
  for (const [term, entry] of own.entries) entries.set(term, mergeEntries(entries.get(term), entry));
  const written = new Map(base.written);
  for (const [word, count] of own.written) written.set(word, count + (written.get(word) ?? 0));
  return { sections: base.sections + own.sections, entries, written };
}

function mergeEntries(base: PostingEntry | undefined, own: PostingEntry): PostingEntry {
  if (!base) return own;
  const { term, sections, strengths } = base;
  return { term, sections: [...sections, ...own.sections], strengths: [...strengths, ...own.strengths] };
}
