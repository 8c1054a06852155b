import { editDistance } from '../lib/nearest.ts';
import type { PageSummary } from '../source/site-index.ts';

const MOST = 5;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** The pages most like a path that does not exist: shared words count, near spellings count a little less. */
export function suggestPages(path: string, pages: readonly PageSummary[]): PageSummary[] {
  const asked = [...new Set(wordsOf(path.slice(0, 300)))].slice(0, 12);
  const scored = pages.map((page) => {
    const own = [...new Set([...wordsOf(page.path), ...wordsOf(page.title)])];
    const score = asked.reduce((sum, word) => sum + Math.max(0, ...own.map((other) => likeness(word, other))), 0);
    return { page, score: score - own.length * 0.02 };
  });
  return scored
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score || a.page.path.localeCompare(b.page.path))
    .slice(0, MOST)
    .map(({ page }) => page);
}

function likeness(a: string, b: string): number {
  if (a === b) return 1;
  if (a.length > 3 && b.length > 3 && (a.startsWith(b) || b.startsWith(a))) return 0.8;
  const limit = Math.floor(Math.min(a.length, b.length) / 3);
  return limit > 0 && editDistance(a, b, limit) <= limit ? 0.6 : 0;
}
