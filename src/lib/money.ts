const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const COUNT = new Intl.NumberFormat('en-US');
const SHORT = [
  [1_000_000_000, 'B'],
  [1_000_000, 'M'],
  [1_000, 'k'],
] as const;

/** Formats dollars, with cents only if necessary: `$84`, `$49.50`. */
export function formatDollars(value: number): string {
  return DOLLARS.format(value);
}

/** Formats the cost of a call in dollars, with as many digits as needed: `$0.0042`, `<$0.0001` for tiny amounts. */
export function formatUsd(usd: number): string {
  if (usd > 0 && usd < 0.0001) return '<$0.0001';
  return `$${usd.toFixed(usd < 1 ? 4 : 2)}`;
}

/** Formats the cost of a call for text in which `<` would be markup: `under $0.0001`. */
export function writeUsd(usd: number): string {
  return formatUsd(usd).replace('<', 'under ');
}

/** Formats a count with separators: `5,000,000`. */
export function formatUnits(value: number): string {
  return COUNT.format(value);
}

/** Formats a round count in short: `100k`, `10M`. */
export function formatShortUnits(value: number): string {
  const [size, suffix] = SHORT.find(([step]) => value >= step) ?? [1, ''];
  return `${COUNT.format(value / size)}${suffix}`;
}
