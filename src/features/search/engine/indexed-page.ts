import { SEARCH_HASHED_FOLDER } from '../../../site/search.ts';
import type { TextFile } from './core-file.ts';
import type { SearchDocument } from './document.ts';
import { getPageTerms, type PageTerms } from './page-terms.ts';
import type { WordNumbers } from './word-numbers.ts';

/** What a page says of itself in the index, apart from its text. */
export type PageFacts = Omit<SearchDocument, 'sections'>;

/** What is made of the text of a page. */
export interface IndexedText extends PageTerms {
  /** Name of the file with the text. */
  file: string;
  /** The ids of its sections. */
  ids: readonly string[];
}

/** A page as an index is built from it. */
export interface IndexedPage extends PageFacts {
  indexed: IndexedText;
}

/** How files get their names: a short hash of the bytes. */
export type HashBytes = (bytes: Uint8Array) => string;

/** The name of a file that never changes. */
export const getHashedName = (hash: string, ending: string) => `${SEARCH_HASHED_FOLDER}${hash}.${ending}`;

/** What excerpts are taken from. */
export function getTextFile({ trail, description, sections }: SearchDocument): Uint8Array<ArrayBuffer> {
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
    file: getHashedName(hash(getTextFile(page)), 'json'),
    ids: page.sections.map(({ id }) => id),
  };
}
