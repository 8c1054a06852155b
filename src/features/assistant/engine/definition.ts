import { BRAND } from '../../../site/brand.ts';
import type { Chunk } from './chunks.ts';

const ARTICLE = '(?:(?:an?|the)\\s+)?';
const END = `(?:\\s+in\\s+${BRAND.name})?\\W*$`;

/** Questions for the meaning of a term, with the term: "what is a score", "define span". */
const DEFINITION = new RegExp(
  `^(?:what(?:['’]s| is| are| does)|define|explain|(?:the )?(?:meaning|definition) of)\\s+(?:meant by\\s+)?${ARTICLE}(.{2,40}?)(?:\\s+(?:mean|stand for))?${END}`,
  'i',
);

/** Questions how terms differ, with the terms: "difference between a span and an event", "trace vs session". */
const DIFFERENCES: readonly RegExp[] = [
  new RegExp(`\\bdifferen(?:ce|t)s?\\b.*?\\bbetween\\s+(.{2,60}?)${END}`, 'i'),
  new RegExp(
    `^(?:(?:explain|compare|what(?:['’]s| is| are))\\s+)?(?:the\\s+)?(?:differences?(?: of|:)?\\s+)?(.{2,60}?\\s(?:vs\\.?|versus)\\s.{2,60}?)${END}`,
    'i',
  ),
];
const BETWEEN_TERMS = /\s*,\s*(?:and\s+)?|\s+(?:and|vs\.?|versus)\s+/i;
/** Maximum number of terms that are compared. */
const MAX_TERMS = 3;

/** Normalizes a term for comparison: lower case, singular, without article. */
function normalizeTerm(term: string): string {
  return term
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
    .replace(/(?<=[^s])s$/, '')
    .trim();
}

/** Finds the glossary entry for a term, or for its second word if the meaning contains the first: "dataset run" is a run. */
function findEntry(term: string, glossary: readonly Chunk[]): Chunk | undefined {
  const [first = '', second, ...more] = normalizeTerm(term).split(' ');
  const exact = findExactEntry(term, glossary);
  if (exact || !second || more.length > 0) return exact;
  const entry = findExactEntry(second, glossary);
  const [, ...meaning] = entry?.text.toLowerCase().split(': ') ?? [];
  return meaning.join(': ').includes(first) ? entry : undefined;
}

/** Finds the entry that begins with the term and a colon. */
function findExactEntry(term: string, glossary: readonly Chunk[]): Chunk | undefined {
  return glossary.find(({ kind, text }) => {
    const [name = '', ...meaning] = text.split(': ');
    if (kind !== 'item' || meaning.length === 0) return false;
    return name.split(', ').some((one) => normalizeTerm(one) === normalizeTerm(term));
  });
}

/** Finds the glossary entries that a question asks for: one for a definition, two or three for a comparison. */
export function findDefinitions(question: string, glossary: readonly Chunk[]): Chunk[] {
  const terms = getComparedTerms(question.trim()) ?? DEFINITION.exec(question.trim())?.slice(1) ?? [];
  const entries = terms.map((term) => findEntry(term, glossary));
  return entries.every((entry) => entry !== undefined) ? [...new Set(entries)] : [];
}

/** Returns the terms that a question compares; undefined if it compares none. */
function getComparedTerms(question: string): string[] | undefined {
  const [list] = DIFFERENCES.flatMap((pattern) => pattern.exec(question)?.[1] ?? []);
  const terms = list?.split(BETWEEN_TERMS) ?? [];
  return terms.length >= 2 && terms.length <= MAX_TERMS ? terms : undefined;
}

/** Returns the path of the page that an entry links to for more. */
export function getFurtherPath({ block, position }: Chunk): string | undefined {
  if (block.kind !== 'list' || position === undefined) return undefined;
  const href = block.items[position]?.spans.findLast((span) => span.href)?.href;
  return href && new URL(href, 'https://site.invalid').pathname;
}
