/** Units that a paid plan includes each month. */
export const INCLUDED_UNITS = 100_000;
/** Units for which a band's price is stated. */
export const PRICED_UNITS = 100_000;

/** A price band: it holds the month's units up to `upTo`. */
export interface Band {
  upTo: number;
  /** Dollars for each 100k units within the band. */
  price: number;
}

/** The price bands, dearest first; the last has no end. */
export const BANDS: readonly Band[] = [
  { upTo: 1_000_000, price: 9 },
  { upTo: 10_000_000, price: 8 },
  { upTo: 50_000_000, price: 7 },
  { upTo: Number.POSITIVE_INFINITY, price: 6 },
];

/** What one band adds to the bill. */
export interface BandCost extends Band {
  /** Where the band's chargeable units begin. */
  from: number;
  units: number;
  dollars: number;
}

/** The bill of a month beyond the included units, band by band; a part of 100k is charged in proportion. */
export function usageCost(units: number): { bands: BandCost[]; dollars: number } {
  const bands = BANDS.map((band, index): BandCost => {
    const from = BANDS[index - 1]?.upTo ?? INCLUDED_UNITS;
    const within = Math.max(0, Math.min(units, band.upTo) - from);
    return { ...band, from, units: within, dollars: toCents((within / PRICED_UNITS) * band.price) };
  });
  return { bands, dollars: toCents(bands.reduce((sum, band) => sum + band.dollars, 0)) };
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
