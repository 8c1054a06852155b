import { type AnalysedSection, analyse } from './analyse.ts';
import { allWords, type SearchDocument } from './document.ts';
import { MAX_STRENGTH } from './postings.ts';
import { BM25 } from './weights.ts';
import type { WordNumbers } from './word-numbers.ts';
import { plainWords } from './word-vectors.ts';

/** What the text of a page brings to the index, with words as numbers. */
export interface PageTerms {
  /** For each section, how many terms it has. */
  counts: Uint32Array;
  /** The terms of all sections, one section after another. */
  terms: Uint32Array;
  /** How strongly each of them is meant: from 1 to `MAX_STRENGTH`. */
  strengths: Uint8Array;
  /** Words as they are written, once for each section that has them. */
  written: Uint32Array;
  /** The plain words of the page, each once. */
  plain: Uint32Array;
  /** How many words each of its units has: what the page says of itself. */
  unitCounts: Uint32Array;
  /** The words of all units. */
  units: Uint32Array;
}

/** Analyses a page. */
export function getPageTerms(page: SearchDocument, numbers: WordNumbers): PageTerms {
  const sections = page.sections.map((section, at) => analyse(page, section, at === 0));
  const units = getUnitTexts(page).map(plainWords);
  return {
    counts: Uint32Array.from(sections, ({ terms }) => terms.size),
    terms: numbers.getAll(sections.flatMap(({ terms }) => [...terms.keys()])),
    strengths: Uint8Array.from(sections.flatMap(getStrengths)),
    written: numbers.getAll(sections.flatMap(({ written }) => [...written])),
    plain: numbers.getAll(getPlainWords(page)),
    unitCounts: Uint32Array.from(units, ({ length }) => length),
    units: numbers.getAll(units.flat()),
  };
}

function getStrengths({ terms }: AnalysedSection): number[] {
  return Array.from(terms.values(), (weight) => Math.max(1, Math.round((MAX_STRENGTH * weight) / (weight + BM25.k1))));
}

/** What a page says of itself: its title and description, each question and each heading. */
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
