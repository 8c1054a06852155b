import type { SearchWords } from './document.ts';
import { getCommonPrefixLength } from './postings.ts';

/** Korean, or the characters that Japanese and Chinese share. */
export type TermScript = 'hangul' | 'han';

/** Words of one script, by their English translation, separated by spaces; many words have the same one. */
export type TermFile = Record<string, string>;

/** Pages in columns, which compress better than rows. */
export interface PageColumns {
  path: string[];
  /** URL if it differs from the path; empty otherwise. */
  url: string[];
  title: string[];
  section: string[];
  tab: string[];
  badge: string[];
  weight: number[];
  /** Number of sections. */
  count: number[];
  /** Name of the file with the page's text. */
  text: string[];
}

/** Data that every query needs: words, pages, and the names of other files. */
export interface CoreFile {
  sections: number;
  /** Sorted words of all pages, each as the number of characters it shares with the previous one and the rest. */
  words: string;
  /** One digit per word: its frequency as a power of two. */
  common: string;
  shards: [first: string, name: string][];
  pages: PageColumns;
  /** Messages that pages explain, with the number of the page. */
  errors: [page: number, message: string][];
  synonyms: SearchWords['synonyms'];
  /** Names of the files with words of other languages, by script: a query needs only one. */
  terms: Readonly<Record<TermScript, string>>;
  /** Names of the outline files: of the pages that all languages share, and of the others. */
  outlines: readonly string[];
  /** Name of the file with the descriptions of all pages, used if a text cannot be loaded. */
  descriptions: string;
  /** Name of the file for comparing questions with pages; absent if the site has no word vectors. */
  meaning?: string;
}

/** The small file that names the others. */
export interface Manifest {
  core: string;
}

/** The text of one page, for excerpts. */
export interface TextFile {
  trail: readonly string[];
  description: string;
  sections: [id: string, heading: string, text: string, code: string][];
}

/** Breadcrumbs and section IDs of pages by file name, for answers from the corpus. */
export type OutlineFile = Record<string, [trail: readonly string[], ...ids: string[]]>;

const FIRST_CODE = 40;
const MAX_SHARED_CHARS = 60;

/** Packs sorted words, each with the length of its shared prefix with the previous one. */
export function packWords(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      const shared = Math.min(getCommonPrefixLength(last, word), MAX_SHARED_CHARS);
      last = word;
      return String.fromCharCode(FIRST_CODE + shared) + word.slice(shared);
    })
    .join('\n');
}

export function unpackWords(packed: string): string[] {
  if (!packed) return [];
  let last = '';
  return packed.split('\n').map((line) => {
    last = last.slice(0, line.charCodeAt(0) - FIRST_CODE) + line.slice(1);
    return last;
  });
}
