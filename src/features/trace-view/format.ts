const MS_PER_SECOND = 1000;

/** Formats a duration: `136 ms` under a second, `1.60 s` above. */
export function formatMs(ms: number): string {
  return ms < MS_PER_SECOND ? `${Math.round(ms)} ms` : `${(ms / MS_PER_SECOND).toFixed(2)} s`;
}

/** Formats a whole number with separators: `1,234`. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}

/** Formats metadata as `key: value` pairs; text is written without quotes, other values as JSON. */
export function formatMetadata(metadata: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(metadata).map(
    ([key, value]) => `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
}
