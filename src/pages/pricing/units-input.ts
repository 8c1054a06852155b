/** The most that the calculator takes: above it a price is agreed in person. */
export const UNITS_MAX = 10_000_000_000;

/** The visitor's input: nothing yet, a number of units, or invalid text. */
export type UnitsInput = { tag: 'none' } | { tag: 'units'; units: number } | { tag: 'wrong'; message: string };

const FACTOR: Record<string, number> = { '': 1, k: 1_000, m: 1_000_000 };

/** Reads a number of units as people write it: `600000`, `600,000`, `600k`, `1.5M`. */
export function readUnits(raw: string | null): UnitsInput {
  if (raw === null) return { tag: 'none' };
  const text = raw.trim();
  if (text === '') return invalid('Enter the number of units you expect in a month, such as 600k.');
  const match = /^(-?)(\d+(?:\.\d+)?)([km]?)$/i.exec(text.replace(/[\s,_']/g, ''));
  if (!match) return invalid('This is not a number. Write it as 1500000, 1,500,000, 600k or 1.5M.');
  const [, sign, digits = '0', suffix = ''] = match;
  if (sign) return invalid('Units cannot be negative. Enter 0 or more.');
  const units = Number(digits) * (FACTOR[suffix.toLowerCase()] ?? 1);
  if (!Number.isInteger(Number(units.toFixed(3))))
    return invalid('Units are whole: one trace, observation or score. Leave out the decimals.');
  if (units > UNITS_MAX)
    return invalid('For more than 10 billion units a month, talk to us: the price is agreed in person.');
  return { tag: 'units', units: Math.round(units) };
}

function invalid(message: string): UnitsInput {
  return { tag: 'wrong', message };
}
