import type { SearchWords } from './document.ts';
import { countSharedStart } from './postings.ts';

/** Korean, and what Japanese and Chinese share: a text of Chinese characters may be either. */
export type TermScript = 'hangul' | 'han';

/** Words of one script, by their English translation, separated by spaces; many words have the same one. */
export type TermFile = Record<string, string>;

/** Pages in columns, which compress better than rows. */
export interface PageColumns {
  path: string[];
  /** Address where it is not the path; empty otherwise. */
  url: string[];
  title: string[];
  section: string[];
  tab: string[];
  badge: string[];
  weight: number[];
  /** How many sections the page has. */
  count: number[];
  /** Name of the file with the page's text. */
  text: string[];
}

/** What every query needs: the words, the pages, and where the rest is. */
export interface CoreFile {
  sections: number;
  /** Words that pages contain, in order, each as the number of characters it shares with the one before and the rest. */
  words: string;
  /** For each word a digit: how common it is, in powers of two. */
  common: string;
  shards: [first: string, name: string][];
  pages: PageColumns;
  /** Messages that pages explain, with the page's number. */
  errors: [page: number, message: string][];
  synonyms: SearchWords['synonyms'];
  /** Names of the files with words of other languages, by script: who types one needs no other. */
  terms: Readonly<Record<TermScript, string>>;
  /** Names of the files with the outlines of texts: of the pages that all languages share, and of the others. */
  outlines: readonly string[];
  /** Name of the file with the descriptions of all pages, which replace texts that cannot be read. */
  descriptions: string;
  /** Name of the file by which questions are compared with pages; none where the site has no vectors of words. */
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

/** The texts of pages without their words, by name: what an answer made from other sources needs of them. */
export type OutlineFile = Record<string, [trail: readonly string[], ...ids: string[]]>;

const FIRST_CODE = 40;
const MAX_SHARED_CHARS = 60;

/** Writes sorted words, each with what it shares with the one before. */
export function packWords(words: readonly string[]): string {
  let last = '';
  return words
    .map((word) => {
      const shared = Math.min(countSharedStart(last, word), MAX_SHARED_CHARS);
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
