import { formatDollars, formatShortUnits, formatUnits } from '../../lib/money.ts';
import { getPlan } from '../../site/plans.ts';
import { type BandCost, PRICED_UNITS, usageCost } from '../../site/usage-cost.ts';
import type { CalculatorPricing } from './calculator-pricing.ts';

const bandName = ({ from, upTo }: BandCost) =>
  Number.isFinite(upTo) ? `${formatShortUnits(from)} to ${formatShortUnits(upTo)}` : `above ${formatShortUnits(from)}`;

function Gauge({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" height={6} className="block w-full">
      <rect width="100%" height={6} rx={3} className="fill-line" />
      {share > 0 && (
        <rect width={`${Math.max(1, Math.min(100, share * 100))}%`} height={6} rx={3} className="fill-amber" />
      )}
    </svg>
  );
}

function getFill({ from, upTo, units }: BandCost): number {
  return Number.isFinite(upTo) ? units / (upTo - from) : Math.min(1, units / from);
}

function BandRow({ band }: { band: BandCost }) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="whitespace-nowrap py-3 pr-4 text-left font-normal text-ink-2">
        {bandName(band)}
      </th>
      <td className="hidden w-full px-4 sm:table-cell">
        <Gauge share={getFill(band)} />
      </td>
      <td className="whitespace-nowrap px-3 py-3 text-right text-ink-3">{formatDollars(band.price)}</td>
      <td className="whitespace-nowrap py-3 pl-3 text-right text-ink">{formatDollars(band.dollars)}</td>
    </tr>
  );
}

interface PlanTotal {
  name: string;
  /** Price of the plan. */
  base: number;
  usage: number;
}

function planTotals(units: number, pricing: CalculatorPricing): PlanTotal[] {
  return (['core', 'pro'] as const).map((id) => {
    const { name, monthly = 0, unitsIncluded } = getPlan(pricing, id);
    return { name, base: monthly, usage: usageCost(units, unitsIncluded ?? 0, pricing.overagePer100k).dollars };
  });
}

function Totals({ totals }: { totals: readonly PlanTotal[] }) {
  return (
    <dl className="grid border-line-strong border-t sm:grid-cols-2 sm:gap-x-8">
      {totals.map(({ name, base, usage }) => (
        <div key={name} className="flex flex-col gap-1 border-line py-4 max-sm:border-b">
          <dt className="text-ink-2">On {name}</dt>
          <dd className="font-semibold text-[1.75rem] text-ink tabular-nums leading-tight tracking-[-0.03em]">
            {formatDollars(base + usage)}
            <span className="font-normal text-base text-ink-3 tracking-normal"> a month</span>
          </dd>
          <dd className="font-mono text-[13px] text-ink-3">
            {formatDollars(base)} plan + {formatDollars(usage)} usage
          </dd>
        </div>
      ))}
    </dl>
  );
}

function remark(units: number, pricing: CalculatorPricing): string {
  const free = getPlan(pricing, 'hobby').unitsIncluded ?? 0;
  const included = getPlan(pricing, 'core').unitsIncluded ?? 0;
  if (units <= free) return `Hobby includes ${formatShortUnits(free)} units, so this costs nothing at all.`;
  if (units <= included) return `This is within the ${formatShortUnits(included)} units that Core and Pro include.`;
  return `The first ${formatShortUnits(included)} units are part of the plan. Each band charges only the units inside it, and a part of ${formatShortUnits(PRICED_UNITS)} in proportion.`;
}

interface BillProps {
  units: number;
  isExample: boolean;
  pricing: CalculatorPricing;
}

/** The worked bill for a month's units, band by band, with the total on Core and on Pro. */
export function Bill({ units, isExample, pricing }: BillProps) {
  const included = getPlan(pricing, 'core').unitsIncluded ?? 0;
  const { bands } = usageCost(units, included, pricing.overagePer100k);
  const head = 'whitespace-nowrap pb-2 font-mono font-normal text-[13px] text-ink-3';
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <p className="text-ink">
        {isExample && 'For example: '}
        <span className="font-medium tabular-nums">{formatUnits(units)} units</span> in a month
      </p>
      <table className="w-full border-collapse font-mono text-sm tabular-nums">
        <caption className="sr-only">Usage beyond the plan, band by band</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              Units
            </th>
            <th scope="col" className="hidden sm:table-cell">
              <span className="sr-only">Filled</span>
            </th>
            <th scope="col" className={`${head} px-3 text-right`}>
              per {formatShortUnits(PRICED_UNITS)}
            </th>
            <th scope="col" className={`${head} pl-3 text-right`}>
              Cost
            </th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <BandRow key={band.price} band={band} />
          ))}
        </tbody>
      </table>
      <Totals totals={planTotals(units, pricing)} />
      <p className="max-w-[40rem] text-[0.9375rem] text-ink-3">{remark(units, pricing)}</p>
    </div>
  );
}
