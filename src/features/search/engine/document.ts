import type { SearchTab } from './types.ts';

export interface DocumentSection {
  /** Id of the heading; empty for the start of the page and for headings without one. */
  id: string;
  heading: string;
  /** Text of the section, from which excerpts are taken. */
  text: string;
  /** Words of figures and tab labels: searchable, but not part of excerpts. */
  labels?: string;
  /** Names written as code within the text. */
  names: readonly string[];
  code: string;
}

/** Returns all words of a section, including those of its figures. */
export const allWords = ({ text, labels }: DocumentSection) => (labels ? `${text}\n${labels}` : text);

/** A page as input of the index. */
export interface SearchDocument {
  path: string;
  url: string;
  title: string;
  /** Another title of the page: its name in the sidebar. */
  otherTitle?: string;
  description: string;
  section: string;
  tab: SearchTab;
  trail: readonly string[];
  badge?: string;
  /** Weight of the page: the prior of its section times the author's `boost`. */
  weight: number;
  questions: readonly string[];
  /** Error messages that the page explains; `*` matches any text. */
  errors: readonly string[];
  sections: readonly DocumentSection[];
}

/** Words that mean the same, and words of other languages in English. */
export interface SearchWords {
  /** Synonyms of English words and abbreviations that pages may use instead. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Chinese, Japanese and Korean terms in English. */
  terms: Readonly<Record<string, string>>;
}
