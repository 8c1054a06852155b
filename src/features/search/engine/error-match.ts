import { stripLine } from './error-strip.ts';
import { reduceError } from './error-text.ts';

/** A signature that matches a reduced error. */
export interface ErrorMatch {
  /** Its index in the list of signatures. */
  index: number;
  signature: string;
  /** From 0 to 1; longer complete matches come first. */
  score: number;
}

interface Signature {
  words: string[];
  weights: number[];
  total: number;
}

/** Minimum share of a signature's weight that must match in order. */
const MIN_MATCHED_SHARE = 0.72;

/** Weight at which a complete match scores one half. */
const HALF_WEIGHT = 2;

/** Factor for each statement further out. */
const OUTER_STATEMENT_FACTOR = 0.9;

/** Returns the signatures that match a reduced error, best first. A `*` in a signature matches any text. */
export function matchError(reduced: string, signatures: readonly string[]): ErrorMatch[] {
  const statements = reduced
    .split('·')
    .map(getWords)
    .filter((words) => words.length > 0);
  const matches = prepareSignatures(signatures).flatMap((signature, index) => {
    const score = Math.max(
      0,
      ...statements.map((words, depth) => getFit(words, signature) * OUTER_STATEMENT_FACTOR ** depth),
    );
    return score > 0 ? [{ index, signature: signatures[index] ?? '', score }] : [];
  });
  return matches.sort((a, b) => b.score - a.score || a.index - b.index);
}

/** Returns pages with messages that match a pasted error, each with its best score. */
export function matchErrors(
  pasted: string,
  errors: readonly (readonly [page: number, message: string])[],
): Map<number, number> {
  const messages = messageCache.get(errors) ?? errors.map(([, message]) => message);
  messageCache.set(errors, messages);
  const found = new Map<number, number>();
  for (const { index, score } of matchError(reduceError(pasted), messages)) {
    const page = errors[index]?.[0];
    if (page !== undefined && !found.has(page)) found.set(page, score);
  }
  return found;
}

/** Caches the messages of a list of pages. */
const messageCache = new WeakMap<object, string[]>();

const cache = new WeakMap<readonly string[], Signature[]>();

function prepareSignatures(signatures: readonly string[]): Signature[] {
  const cached = cache.get(signatures);
  if (cached) return cached;
  const all = signatures.map((signature) => getWords(stripLine(signature.replace(/\*/g, ' '))));
  const spread = new Map<string, number>();
  for (const word of all.flatMap((words) => [...new Set(words)])) spread.set(word, (spread.get(word) ?? 0) + 1);
  const prepared = all.map((words): Signature => {
    const weights = words.map((word) => getWeight(word, spread.get(word) ?? 1, all.length));
    return { words, weights, total: weights.reduce((sum, weight) => sum + weight, 0) };
  });
  cache.set(signatures, prepared);
  return prepared;
}

/** Rare words count more than common ones, and short words hardly at all. */
function getWeight(word: string, spread: number, count: number): number {
  return (word.length > 3 ? 1 : 0.3) * Math.log2(1 + count / spread) + 0.05;
}

function getFit(words: readonly string[], { words: wanted, weights, total }: Signature): number {
  if (wanted.length === 0) return 0;
  const matched = getHeaviestRun(words, wanted, weights);
  return matched / total < MIN_MATCHED_SHARE ? 0 : (matched / total) ** 2 * (matched / (matched + HALF_WEIGHT));
}

/** Returns the greatest total weight of wanted words that occur in order, gaps allowed. */
function getHeaviestRun(words: readonly string[], wanted: readonly string[], weights: readonly number[]): number {
  let row = new Array<number>(wanted.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    wanted.forEach((want, index) => {
      const matched = want === word ? (row[index] ?? 0) + (weights[index] ?? 0) : 0;
      next.push(Math.max(matched, row[index + 1] ?? 0, next[index] ?? 0));
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}

function getWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
}
