import type { QuestionMatch } from './question-index.ts';

/** Minimum share of the reader's and of the author's question that must be in the other one. */
const SAME = { readerCoverage: 0.8, authorCoverage: 0.95 } as const;

/**
 * True if a reader asks a question that an author listed for a page, in nearly the same words: such a question is never
 * refused. Questions that are as close to one without an answer do not count.
 */
export function isKnownQuestion(
  matches: readonly QuestionMatch[],
  refusedMatches: readonly (QuestionMatch | undefined)[],
): boolean {
  const refusedScore = Math.max(0, ...refusedMatches.map((match) => match?.score ?? 0));
  return matches.some(
    ({ readerCoverage, authorCoverage, score }) =>
      readerCoverage >= SAME.readerCoverage && authorCoverage >= SAME.authorCoverage && score > refusedScore,
  );
}
