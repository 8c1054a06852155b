import { BRAND } from '../../../site/brand.ts';
import type { Chunk } from './chunks.ts';

const ARTICLE = '(?:(?:an?|the)\\s+)?';
const END = `(?:\\s+in\\s+${BRAND.name})?\\W*$`;

/** Questions for the meaning of a term, with the term: "what is a score", "define span". */
const DEFINITION = new RegExp(
  `^(?:what(?:['’]s| is| are| does)|define|explain|(?:the )?(?:meaning|definition) of)\\s+(?:meant by\\s+)?${ARTICLE}(.{2,40}?)(?:\\s+(?:mean|stand for))?${END}`,
  'i',
);

/** Questions how two terms differ. */
const DIFFERENCE = new RegExp(
  `\\bdifferen(?:ce|t)s?\\b.*?\\bbetween\\s+${ARTICLE}(.{2,30}?)\\s+and\\s+${ARTICLE}(.{2,30}?)${END}`,
  'i',
);

/** Normalizes a term for comparison: lower case, singular, without article. */
function normalizeTerm(term: string): string {
  return term
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
    .replace(/(?<=[^s])s$/, '')
    .trim();
}

/** Finds the glossary entry for a term: an item that begins with the term and a colon. */
function findEntry(question: string, glossary: readonly Chunk[]): Chunk | undefined {
  return glossary.find(({ kind, text }) => {
    const [term = '', ...meaning] = text.split(': ');
    if (kind !== 'item' || meaning.length === 0) return false;
    return term.split(', ').some((one) => normalizeTerm(one) === normalizeTerm(question));
  });
}

/** Finds the glossary entries that a question asks for: one for a definition, two for a comparison. */
export function findDefinitions(question: string, glossary: readonly Chunk[]): Chunk[] {
  const [, ...terms] = DIFFERENCE.exec(question.trim()) ?? DEFINITION.exec(question.trim()) ?? [];
  const entries = terms.map((term) => findEntry(term, glossary));
  return entries.every((entry) => entry !== undefined) ? entries : [];
}

/** Returns the path of the page that an entry links to for more. */
export function getFurtherPath({ block, position }: Chunk): string | undefined {
  if (block.kind !== 'list' || position === undefined) return undefined;
  const href = block.items[position]?.spans.findLast((span) => span.href)?.href;
  return href && new URL(href, 'https://site.invalid').pathname;
}
