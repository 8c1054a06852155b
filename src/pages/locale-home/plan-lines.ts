import { formatUnits } from '../../lib/money.ts';
import type { PlanContract, PlanFacts } from '../../site/plans.ts';
import type { PlanCopy } from './copy.ts';

/** A plan in another language. */
export interface PlanLine {
  name: string;
  price: string;
  detail: string;
}

/** A count in the East Asian unit of ten thousand: 50,000 is `5`. */
export function inTenThousands(count: number): string {
  return formatUnits(count / 10_000);
}

function priceText({ monthly, monthlyFrom = 0 }: PlanFacts, copy: PlanCopy): string {
  if (monthly === undefined) return copy.monthlyFrom(formatUnits(monthlyFrom));
  return monthly === 0 ? copy.free : copy.monthly(formatUnits(monthly));
}

function detailText({ id, unitsIncluded, dataAccessDays, seats }: PlanFacts, copy: PlanCopy): string {
  if (id === 'enterprise') return copy.enterprise;
  if (id === 'selfHosted') return copy.selfHosted;
  const limits: string[] = [];
  if (unitsIncluded !== null) limits.push(copy.units(unitsIncluded));
  if (dataAccessDays !== null) {
    const years = dataAccessDays / 365;
    limits.push(Number.isInteger(years) ? copy.years(years) : copy.days(dataAccessDays));
  }
  if (seats !== null) limits.push(copy.seats(seats));
  return limits.join(copy.separator);
}

/** The plans of the contract in the words of a language. */
export function planLines({ plans }: PlanContract, copy: PlanCopy): PlanLine[] {
  return plans.map((plan) => ({
    name: plan.id === 'selfHosted' ? copy.selfHostedName : plan.name,
    price: priceText(plan, copy),
    detail: detailText(plan, copy),
  }));
}
