/** Parses a whole number written in digits alone; `Number` also reads blank text as 0, and `0x10` and `1e3` as numbers. */
export function parseDigits(text: string): number | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
