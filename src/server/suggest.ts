import { editDistance } from '../lib/closest-match.ts';
import { SimilarWords } from '../lib/similar-words.ts';
import type { PageSummary } from '../source/site-index.ts';

const MAX_SUGGESTIONS = 5;
const MAX_WORDS = 12;
const MAX_CHARS = 300;
/** Maximum edits of a typo in a path, and the bonus of such a page. */
const MISTYPED = { edits: 2, gain: 1 };

const getWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

interface WordIndex {
  similarWords: SimilarWords;
  /** Numbers of the pages that have a word. */
  pagesWith: ReadonlyMap<string, readonly number[]>;
  /** How many different words each page has. */
  counts: readonly number[];
}

const cache = new WeakMap<readonly PageSummary[], WordIndex>();

function getIndex(pages: readonly PageSummary[]): WordIndex {
  const cached = cache.get(pages);
  if (cached) return cached;
  const pagesWith = new Map<string, number[]>();
  const counts = pages.map(({ path, title }, index) => {
    const words = new Set([...getWords(path), ...getWords(title)]);
    for (const word of words) pagesWith.set(word, [...(pagesWith.get(word) ?? []), index]);
    return words.size;
  });
  const index = { similarWords: new SimilarWords(pagesWith.keys()), pagesWith, counts };
  cache.set(pages, index);
  return index;
}

/** Returns the pages most similar to a missing path: shared words count, similar spellings count a little less. */
export function suggestPages(path: string, pages: readonly PageSummary[]): PageSummary[] {
  const { similarWords, pagesWith, counts } = getIndex(pages);
  const words = [...new Set(getWords(path.slice(0, MAX_CHARS)))].slice(0, MAX_WORDS);
  const scores = new Map<number, number>();
  for (const word of words) {
    const best = new Map<number, number>();
    for (const [other, similarity] of similarWords.find(word))
      for (const page of pagesWith.get(other) ?? []) best.set(page, Math.max(best.get(page) ?? 0, similarity));
    for (const [page, similarity] of best) scores.set(page, (scores.get(page) ?? 0) + similarity);
  }
  const isMistyped = (other: string) =>
    path.length <= MAX_CHARS && editDistance(path.toLowerCase(), other, MISTYPED.edits) <= MISTYPED.edits;
  for (const [index, score] of scores)
    if (isMistyped(pages[index]?.path ?? '')) scores.set(index, score + MISTYPED.gain);
  return [...scores]
    .flatMap(([index, sum]) => {
      const page = pages[index];
      const score = sum - (counts[index] ?? 0) * 0.02;
      return page && score > 0.5 ? [{ page, score }] : [];
    })
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ page }) => page);
}
