/** The value of a score: a number, a category by its name, or true or false. */
export type ScoreValue = number | string | boolean;

/** Formats a score: integers, fractions with two decimals, very small numbers with two significant digits, `true` and `false`, and categories by name. */
export function formatScore(value: ScoreValue): string {
  if (typeof value !== 'number') return String(value);
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  return Math.abs(value) > 0 && Math.abs(value) < 0.05
    ? value.toLocaleString('en-US', { maximumSignificantDigits: 2 })
    : value.toFixed(2);
}
