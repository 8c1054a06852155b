import { allWords, type DocumentSection, type SearchDocument } from './document.ts';
import { fold, hasCjk } from './fold.ts';
import { isStopWord } from './stem.ts';
import { getRawWords, getTerms, HYPHENATED } from './terms.ts';
import { BM25, FIELD } from './weights.ts';

/** The terms of a section with their weighted counts, and its words as written, for spelling correction. */
export interface AnalysedSection {
  terms: Map<string, number>;
  /** Folded words, and names with `=` before them. */
  written: Set<string>;
}

const MAX_WORD_LENGTH = 40;
const STATUS = /^[1-5]\d\d$/;
/** Compound names: with punctuation, digits or inner capitals. */
const COMPOUND = /[^A-Za-z]|[a-z][A-Z]|[A-Z]{2}[a-z]/;

/** True for random keys and long numbers, which no one searches for. */
function isNoise(word: string): boolean {
  return word.length > MAX_WORD_LENGTH || /^\d{6,}$/.test(word) || /^(?=.*\d)[0-9a-f]{10,}$/.test(word);
}

/** What a word contributes to a section. */
interface WordFacts {
  words: readonly string[];
  names: readonly string[];
  /** Forms for spelling correction. */
  written: readonly string[];
  small: boolean;
}

const facts = { prose: new Map<string, WordFacts>(), code: new Map<string, WordFacts>() };
const MAX_FACTS = 100_000;

/** Returns the cached facts of a word: most words occur in many places. */
function getFacts(raw: string, kind: 'prose' | 'code'): WordFacts {
  const factsByWord = facts[kind];
  const cached = factsByWord.get(raw);
  if (cached) return cached;
  const terms = getTerms(raw, kind);
  const words = terms.words.filter((word) => !isNoise(word));
  const names = terms.names.filter((name) => !isNoise(name));
  const wordFacts = { words, names, written: writtenForms(raw, names.length > 0), small: isStopWord(fold(raw)) };
  if (factsByWord.size > MAX_FACTS) factsByWord.clear();
  factsByWord.set(raw, wordFacts);
  return wordFacts;
}

function writtenForms(raw: string, named: boolean): string[] {
  if (hasCjk(raw)) return [];
  const links = raw.split(/[_.\-/:@]+/).map((link) => fold(link).replace(/['’].*$/, ''));
  if (HYPHENATED.test(raw)) links.push(links.join(''));
  const words = links.filter((word) => word.length > 1 && !isNoise(word));
  return named && raw.length <= MAX_WORD_LENGTH && COMPOUND.test(raw) ? [`=${raw}`, ...words] : words;
}

class Collector {
  readonly terms = new Map<string, number>();
  readonly written = new Set<string>();

  add(term: string, weight: number): void {
    this.terms.set(term, (this.terms.get(term) ?? 0) + weight);
  }

  /** Adds the words of a field; `phrases` also adds pairs of consecutive words, `inline` makes each word a name. */
  addField(text: string, weight: number, { code = false, phrases = false, named = weight, inline = false } = {}): void {
    let before = '';
    for (const raw of getRawWords(text)) {
      const { words, names, written, small } = getFacts(raw, code ? 'code' : 'prose');
      // Small words are on every page: they only count in fields that describe the page.
      if (small && !phrases) continue;
      for (const word of words) this.add(word, weight);
      for (const name of names) this.add(name, named);
      // Numbers such as a status code are indexed like names.
      if (phrases && names.length === 0 && STATUS.test(raw)) this.add(`=${raw}`, named);
      for (const form of written) this.written.add(form);
      if (inline && names.length > 0 && raw.length <= MAX_WORD_LENGTH) this.written.add(`=${raw}`);
      if (!phrases || small) continue;
      for (const word of words) {
        if (before) this.add(`${before} ${word}`, weight);
        before = word;
      }
    }
  }
}

function estimateWordCount(text: string): number {
  return text.length / 6;
}

/** Reduces a weight in longer texts. */
function scaleByLength(weight: number, text: string): number {
  return weight / (1 - BM25.b + (BM25.b * estimateWordCount(text)) / BM25.averageWords);
}

/** Adds the last part of the path, and its folders. */
function addPathFields(path: string, out: Collector): void {
  const folders = path.split('/').slice(1);
  const name = folders.pop() ?? '';
  out.addField(name.replaceAll('-', ' '), FIELD.path);
  out.addField(folders.join(' '), FIELD.folder);
}

/** Analyses one section of a page; the first one represents the page and includes its metadata. */
export function analyse(page: SearchDocument, section: DocumentSection, first: boolean): AnalysedSection {
  const collector = new Collector();
  collector.addField(page.title, first ? FIELD.title : FIELD.titleBelow, { phrases: true });
  if (page.otherTitle && first) collector.addField(page.otherTitle, FIELD.otherTitle, { phrases: true });
  if (!first) collector.addField(section.heading, FIELD.heading, { phrases: true });
  if (first) {
    for (const question of page.questions) collector.addField(question, FIELD.question, { phrases: true });
    for (const error of page.errors) collector.addField(error, FIELD.error);
    collector.addField(page.description, FIELD.description);
    if (page.section !== 'github') addPathFields(page.path, collector);
  }
  const words = allWords(section);
  collector.addField(words, scaleByLength(FIELD.body, words));
  for (const name of section.names)
    collector.addField(name, scaleByLength(FIELD.name, words), { code: true, inline: true });
  collector.addField(section.code, scaleByLength(FIELD.code, section.code), {
    code: true,
    named: scaleByLength(FIELD.nameInCode, section.code),
  });
  return collector;
}
