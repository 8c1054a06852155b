import type { PlanContract, PlanFacts } from './plans.ts';

/** Units for which a band's price is stated. */
export const PRICED_UNITS = 100_000;

/** What one band adds to the bill. */
export interface BandCost {
  /** Where the band's chargeable units begin. */
  from: number;
  /** Infinity in the last band. */
  upTo: number;
  /** Dollars for each 100k units within the band. */
  price: number;
  units: number;
  dollars: number;
}

/** The bill of a month beyond the included units, band by band; a part of 100k is charged in proportion. */
export function usageCost(
  units: number,
  included: number,
  bands: PlanContract['overagePer100k'],
): { bands: BandCost[]; dollars: number } {
  const costs = bands.map(({ upTo, price }, index): BandCost => {
    const end = upTo ?? Number.POSITIVE_INFINITY;
    const from = bands[index - 1]?.upTo ?? included;
    const within = Math.max(0, Math.min(units, end) - from);
    return { from, upTo: end, price, units: within, dollars: toCents((within / PRICED_UNITS) * price) };
  });
  return { bands: costs, dollars: toCents(costs.reduce((sum, band) => sum + band.dollars, 0)) };
}

/** The whole bill of a month on a plan, in dollars. */
export function monthlyBill(units: number, plan: PlanFacts, bands: PlanContract['overagePer100k']): number {
  return toCents((plan.monthly ?? 0) + usageCost(units, plan.unitsIncluded ?? 0, bands).dollars);
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
