import type { Trace } from '../../features/trace-view/trace.ts';
import { PRICED_UNITS } from '../../site/usage-cost.ts';

/** How many units a trace is, by what they count. */
export interface UnitCount {
  observations: number;
  scores: number;
  /** The trace itself, its observations and its scores. */
  total: number;
}

export function countUnits({ observations, scores }: Trace): UnitCount {
  const all = scores.length + observations.reduce((sum, observation) => sum + (observation.scores?.length ?? 0), 0);
  return { observations: observations.length, scores: all, total: 1 + observations.length + all };
}

/** Formats the price of a few units in cents, which are fractions of one. */
export function formatCents(units: number, pricePer100k: number): string {
  return `${Number(((units / PRICED_UNITS) * pricePer100k * 100).toPrecision(2))} cents`;
}
