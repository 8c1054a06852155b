const MAX_TERM_LENGTH = 14;

/** Costs of a way to split a text: the lowest total is best. */
const COST = {
  /** A character that no term covers. */
  left: 1,
  /** A term: fewer, longer ones are better. */
  term: 0.4,
  /** A term of one character is often a part of a word that the table lacks. */
  single: 0.8,
  /** A term that crosses a typed space and begins or ends within a typed word. */
  crossing: 1.5,
} as const;

/** The range of a term in a text. */
interface TermSpan {
  start: number;
  end: number;
}

/** True if the range contains a typed space and begins within a word, or has only one character of the last word: a particle may follow a term, and is not part of it. */
function crossesWordBoundary({ start, end }: TermSpan, starts: ReadonlySet<number>, length: number): boolean {
  let crossed = false;
  for (let index = start + 1; index < end && !crossed; index++) crossed = starts.has(index);
  if (!crossed) return false;
  const begins = start === 0 || starts.has(start);
  const ends = end === length || starts.has(end);
  return !begins || (!ends && starts.has(end - 1));
}

/**
 * Splits characters without spaces into terms so that as little as possible is left over.
 * `starts` are the positions where typed words began.
 */
export function segmentTerms(
  letters: readonly string[],
  isTerm: (text: string) => boolean,
  starts: ReadonlySet<number> = new Set(),
): string[] {
  const { length } = letters;
  const costs = new Float64Array(length + 1);
  const next = new Uint32Array(length + 1);
  for (let start = length - 1; start >= 0; start--) {
    costs[start] = COST.left + (costs[start + 1] ?? 0);
    next[start] = start + 1;
    for (let end = start + 1; end <= Math.min(length, start + MAX_TERM_LENGTH); end++) {
      if (!isTerm(letters.slice(start, end).join(''))) continue;
      const ownCost = end - start === 1 ? COST.single : COST.term;
      const cost =
        ownCost + (crossesWordBoundary({ start, end }, starts, length) ? COST.crossing : 0) + (costs[end] ?? 0);
      // If two terms cost the same, the longer one wins.
      if (cost > (costs[start] ?? 0)) continue;
      costs[start] = cost;
      next[start] = end;
    }
  }
  const found: string[] = [];
  for (let index = 0; index < length; index = next[index] ?? length) {
    const term = letters.slice(index, next[index]).join('');
    if (isTerm(term)) found.push(term);
  }
  return found;
}
