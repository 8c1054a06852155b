const MS_PER_SECOND = 1000;

/** Milliseconds as a reading: `136 ms` under a second, `1.60 s` above. */
export function formatMs(ms: number): string {
  return ms < MS_PER_SECOND ? `${Math.round(ms)} ms` : `${(ms / MS_PER_SECOND).toFixed(2)} s`;
}

/** A whole number with thousands set apart. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** A score: shares with two decimals, very small ones with two digits that count, whole numbers above one as they are, `yes` and `no`, categories by name. */
export function formatScore(value: number | string | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return value;
  if (Number.isInteger(value) && value > 1) return formatCount(value);
  return Math.abs(value) > 0 && Math.abs(value) < 0.05
    ? value.toLocaleString('en-US', { maximumSignificantDigits: 2 })
    : value.toFixed(2);
}

/** Metadata as `key: value` pairs; text is written without quotes, other values as JSON. */
export function formatMetadata(metadata: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(metadata).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}
