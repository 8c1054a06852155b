import { type AnalysedSection, analyse } from './analyse.ts';
import { allWords, type SearchDocument } from './document.ts';
import { MAX_STRENGTH } from './postings.ts';
import { BM25 } from './weights.ts';
import type { WordNumbers } from './word-numbers.ts';
import { plainWords } from './word-vectors.ts';

/** The terms of a page for the index, with words as numbers. */
export interface PageTerms {
  /** Number of terms in each section. */
  counts: Uint32Array;
  /** The terms of all sections, one section after another. */
  terms: Uint32Array;
  /** Strength of each term, from 1 to `MAX_STRENGTH`. */
  strengths: Uint8Array;
  /** Words as written, once for each section that contains them. */
  written: Uint32Array;
  /** The plain words of the page, each once. */
  plain: Uint32Array;
  /** Number of words in each of its units: title, questions and headings. */
  unitCounts: Uint32Array;
  units: Uint32Array;
}

/** Analyses a page. */
export function getPageTerms(page: SearchDocument, numbers: WordNumbers): PageTerms {
  const sections = page.sections.map((section, index) => analyse(page, section, index === 0));
  const units = getUnitTexts(page).map(plainWords);
  return {
    counts: Uint32Array.from(sections, ({ terms }) => terms.size),
    terms: numbers.getAll(sections.flatMap(({ terms }) => [...terms.keys()])),
    strengths: Uint8Array.from(sections.flatMap(getStrengths)),
    written: numbers.getAll(sections.flatMap(({ written }) => [...written])),
    plain: numbers.getAll([...getPlainWords(page)]),
    unitCounts: Uint32Array.from(units, ({ length }) => length),
    units: numbers.getAll(units.flat()),
  };
}

function getStrengths({ terms }: AnalysedSection): number[] {
  return Array.from(terms.values(), (weight) => Math.max(1, Math.round((MAX_STRENGTH * weight) / (weight + BM25.k1))));
}

/** Returns the units of a page: its title and description, each question and each heading. */
function getUnitTexts({ title, description, questions, sections }: SearchDocument): string[] {
  return [title, description, ...new Set([...questions, ...sections.slice(1).map(({ heading }) => heading)])];
}

function getPlainWords({ title, description, questions, sections }: SearchDocument): Set<string> {
  const texts = [
    title,
    description,
    ...questions,
    ...sections.flatMap((section) => [section.heading, allWords(section)]),
  ];
  return new Set(plainWords(texts.join(' ')));
}
