/** The value of a score: a number, a category by its name, or true or false. */
export type ScoreValue = number | string | boolean;

/** A score: shares with two decimals, very small ones with two digits that count, whole numbers above one as they are, `yes` and `no`, categories by name. */
export function formatScore(value: ScoreValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) && value > 1) return value.toLocaleString('en-US');
  return Math.abs(value) > 0 && Math.abs(value) < 0.05
    ? value.toLocaleString('en-US', { maximumSignificantDigits: 2 })
    : value.toFixed(2);
}
