import { getPlan, type PlanContract } from '../../site/plans.ts';

/** The part of the plans that the calculator needs: small, because a static page carries it as island props. */
export type CalculatorPricing = Pick<PlanContract, 'plans' | 'overagePer100k'>;

/** Picks what the calculator needs. */
export function calculatorPricing(contract: PlanContract): CalculatorPricing {
  const plans = (['hobby', 'core', 'pro'] as const).map((id) => getPlan(contract, id));
  return { plans, overagePer100k: contract.overagePer100k };
}
