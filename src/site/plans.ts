/** The plans, cheapest first, as contracts and front matter spell them. */
export const PLAN_IDS = ['hobby', 'core', 'pro', 'enterprise', 'selfHosted'] as const;

/** A plan of the platform. */
export type PlanId = (typeof PLAN_IDS)[number];

/** An addition to a plan, such as Team. */
export interface AddOn {
  id: string;
  name: string;
  monthly: number;
}

/** Price and limits of one plan; null means custom or unlimited. */
export interface PlanFacts {
  id: PlanId;
  name: string;
  /** Dollars a month, where the price is fixed. */
  monthly?: number;
  /** Lowest price in dollars a month, where the price is agreed. */
  monthlyFrom?: number;
  unitsIncluded: number | null;
  dataAccessDays: number | null;
  seats: number | null;
  /** True where further units can be bought. */
  overage: boolean;
  addOns?: readonly AddOn[];
}

/** A price band for further units: it applies to the month's units up to `upTo`. */
export interface PriceBand {
  /** Null in the last band, which has no end. */
  upTo: number | null;
  /** Dollars for each 100k units in the band. */
  price: number;
}

/** How far a plan includes a feature. */
export type FeatureLevel = 'full' | 'team-add-on' | 'ee' | 'private-beta' | 'public-beta' | 'not-available';

/** Prices, included units and limits of every plan: the content of `contracts/plans.json`. */
export interface PlanContract {
  plans: readonly PlanFacts[];
  overagePer100k: readonly PriceBand[];
  features: Readonly<Record<string, Readonly<Record<PlanId, FeatureLevel>>>>;
}

export function getPlan({ plans }: Pick<PlanContract, 'plans'>, id: PlanId): PlanFacts {
  const plan = plans.find((one) => one.id === id);
  if (!plan) throw new Error(`contracts/plans.json has no plan "${id}".`);
  return plan;
}

export function getAddOn(contract: Pick<PlanContract, 'plans'>, planId: PlanId, id: string): AddOn {
  const addOn = getPlan(contract, planId).addOns?.find((one) => one.id === id);
  if (!addOn) throw new Error(`contracts/plans.json has no add-on "${id}" of the plan "${planId}".`);
  return addOn;
}

/** Days in words: whole years as years. */
export function formatDays(days: number): string {
  const years = days / 365;
  if (Number.isInteger(years)) return years === 1 ? '1 year' : `${years} years`;
  return days === 1 ? '1 day' : `${days} days`;
}
