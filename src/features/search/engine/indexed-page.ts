import { SEARCH_HASHED_FOLDER } from '../../../site/search.ts';
import type { TextFile } from './core-file.ts';
import type { SearchDocument } from './document.ts';
import { getPageTerms, type PageTerms } from './page-terms.ts';
import type { WordNumbers } from './word-numbers.ts';

/** Index data of a page, apart from its text. */
export type PageFacts = Omit<SearchDocument, 'sections'>;

/** Index data from the text of a page. */
export interface IndexedText extends PageTerms {
  /** Name of the file with the text. */
  file: string;
  /** IDs of the page's sections. */
  ids: readonly string[];
}

/** A page as input of an index. */
export interface IndexedPage extends PageFacts {
  indexed: IndexedText;
}

/** Returns a short hash of bytes, for file names. */
export type HashBytes = (bytes: Uint8Array) => string;

/** Returns the name of an immutable file. */
export const getHashedName = (hash: string, extension: string) => `${SEARCH_HASHED_FOLDER}${hash}.${extension}`;

/** Creates the file with a page's text, from which excerpts are taken. */
export function createTextFile({ trail, description, sections }: SearchDocument): Uint8Array<ArrayBuffer> {
  const text: TextFile = {
    trail,
    description,
    sections: sections.map(({ id, heading, text, code }) => [id, heading, text, code]),
  };
  return new TextEncoder().encode(JSON.stringify(text));
}

/** Prepares the text of a page for an index. */
export function indexText(page: SearchDocument, numbers: WordNumbers, hash: HashBytes): IndexedText {
  return {
    ...getPageTerms(page, numbers),
    file: getHashedName(hash(createTextFile(page)), 'json'),
    ids: page.sections.map(({ id }) => id),
  };
}
