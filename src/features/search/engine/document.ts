import type { SearchTab } from './types.ts';

/** A part of a page under one heading. */
export interface DocumentSection {
  /** Id of the heading; empty for the page's start, and where a heading has none. */
  id: string;
  heading: string;
  /** Words of the section, from which excerpts are taken. */
  text: string;
  /** Words of figures and labels of tabs: they are found, but are no sentences to show. */
  labels?: string;
  /** Names written as code within the text. */
  names: readonly string[];
  code: string;
}

/** All words of a section, those of its figures included. */
export const allWords = ({ text, labels }: DocumentSection) => (labels ? `${text}\n${labels}` : text);

/** A page as the index receives it. */
export interface SearchDocument {
  path: string;
  url: string;
  title: string;
  /** Other names of the page: its name in the sidebar. */
  otherTitle?: string;
  description: string;
  section: string;
  tab: SearchTab;
  trail: readonly string[];
  badge?: string;
  /** How much the page counts against others: the prior of its section times the author's `boost`. */
  weight: number;
  questions: readonly string[];
  /** Messages that the page explains; `*` stands for what changes. */
  errors: readonly string[];
  sections: readonly DocumentSection[];
}

/** Words that mean the same, and words of other languages in English. */
export interface SearchWords {
  /** English words and abbreviations, each with others that pages may use instead. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /** Chinese, Japanese and Korean terms in English. */
  terms: Readonly<Record<string, string>>;
}
