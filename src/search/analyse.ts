import type { DocumentSection, SearchDocument } from './document.ts';
import { fold, hasCjk } from './fold.ts';
import { isSmall } from './stem.ts';
import { termsOf, tokensOf } from './terms.ts';
import { BM25, FIELD } from './weights.ts';

/** What a section holds: terms with their weighted counts, and words as they were written, for spelling. */
export interface AnalysedSection {
  terms: Map<string, number>;
  /** Folded words, and names with `=` before them. */
  written: Set<string>;
}

const LONG = 40;
/** Names that are more than a word: with signs, digits or humps. */
const COMPOUND = /[^A-Za-z]|[a-z][A-Z]|[A-Z]{2}[a-z]/;

/** Random keys and long numbers, which nobody looks for. */
function isNoise(word: string): boolean {
  return word.length > LONG || /^\d{5,}$/.test(word) || /^(?=.*\d)[0-9a-f]{10,}$/.test(word);
}

class Collector {
  readonly terms = new Map<string, number>();
  readonly written = new Set<string>();

  add(term: string, weight: number): void {
    this.terms.set(term, (this.terms.get(term) ?? 0) + weight);
  }

  /** Words of a field; `phrases` also keeps which words follow each other. */
  field(text: string, weight: number, { code = false, phrases = false, named = weight, inline = false } = {}): void {
    let before = '';
    for (const { raw } of tokensOf(text)) {
      const small = isSmall(fold(raw));
      // Small words are on every page: they count where a page says what it is about.
      if (small && !phrases) continue;
      const { words, names } = termsOf(raw, code ? 'code' : 'prose');
      for (const word of words) if (!isNoise(word)) this.add(word, weight);
      for (const name of names) if (!isNoise(name)) this.add(name, named);
      this.#write(raw, names.length > 0, inline);
      if (!phrases || small) continue;
      for (const word of words) {
        if (before) this.add(`${before} ${word}`, weight);
        before = word;
      }
    }
  }

  #write(raw: string, named: boolean, inline: boolean): void {
    if (hasCjk(raw)) return;
    if (named && raw.length <= LONG && (inline || COMPOUND.test(raw))) this.written.add(`=${raw}`);
    for (const link of raw.split(/[_.\-/:@]+/)) {
      const word = fold(link).replace(/['’].*$/, '');
      if (word.length > 1 && !isNoise(word)) this.written.add(word);
    }
  }
}

function words(text: string): number {
  return text.length / 6;
}

/** Counts get smaller in longer texts. */
function forLength(weight: number, text: string): number {
  return weight / (1 - BM25.b + (BM25.b * words(text)) / BM25.usualWords);
}

/** The terms of one section of a page; the first one stands for the page and holds what is said about it. */
export function analyse(page: SearchDocument, section: DocumentSection, first: boolean): AnalysedSection {
  const out = new Collector();
  out.field(page.title, first ? FIELD.title : FIELD.titleBelow, { phrases: true });
  if (page.otherTitle && first) out.field(page.otherTitle, FIELD.otherTitle, { phrases: true });
  if (!first) out.field(section.heading, FIELD.heading, { phrases: true });
  if (first) {
    for (const question of page.questions) out.field(question, FIELD.question, { phrases: true });
    for (const error of page.errors) out.field(error, FIELD.error);
    out.field(page.description, FIELD.description);
    if (page.section !== 'github') out.field(page.path.split('/').at(-1)?.replaceAll('-', ' ') ?? '', FIELD.path);
  }
  out.field(section.text, forLength(FIELD.body, section.text));
  for (const name of section.names) out.field(name, forLength(FIELD.name, section.text), { code: true, inline: true });
  out.field(section.code, forLength(FIELD.code, section.code), {
    code: true,
    named: forLength(FIELD.nameInCode, section.code),
  });
  return out;
}
