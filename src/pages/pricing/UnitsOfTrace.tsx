import { SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { cn } from '../../lib/cn.ts';
import { formatShortUnits, formatUnits } from '../../lib/money.ts';
import { getPlan } from '../../site/plans.ts';
import { DrawnFigure } from '../../ui/DrawnFigure.tsx';
import { ExampleCaption } from '../parts/ExampleCaption.tsx';
import type { CalculatorPricing } from './calculator-pricing.ts';
import { countUnits, formatCents } from './unit-count.ts';

interface Row {
  name: string;
  count: number;
  square: string;
}

function Squares({ count, square }: Pick<Row, 'count' | 'square'>) {
  return (
    <span aria-hidden="true" className="flex flex-wrap gap-1.5">
      {Array.from({ length: count }, (_, unit) => unit).map((unit) => (
        <span key={unit} className={cn('size-4 rounded-[3px] border', square)} />
      ))}
    </span>
  );
}

/** What the request of the home page counts as: a square for each unit, and what they cost beyond a plan. */
export function UnitsOfTrace({ pricing }: { pricing: CalculatorPricing }) {
  const { observations, scores, total } = countUnits(SAMPLE_TRACE);
  const price = pricing.overagePer100k[0]?.price ?? 0;
  const included = formatShortUnits(getPlan(pricing, 'core').unitsIncluded ?? 0);
  const rows: Row[] = [
    { name: 'Trace', count: 1, square: 'border-amber bg-amber' },
    { name: 'Observations', count: observations, square: 'border-line-strong bg-line-strong' },
    { name: 'Scores', count: scores, square: 'border-line-strong bg-raised' },
  ];
  const parts = `1 trace, ${observations} observations and ${scores} scores`;
  return (
    <DrawnFigure summary={`One request to ${SAMPLE_TRACE.name} is ${total} units: ${parts}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b px-4 py-3">
        <p className="font-medium text-ink text-sm">One request to {SAMPLE_TRACE.name}</p>
        <p className="font-mono text-ink text-sm tabular-nums">{formatUnits(total)} units</p>
      </div>
      <dl>
        {rows.map(({ name, count, square }) => (
          <div
            key={name}
            className="grid grid-cols-[7rem_minmax(0,1fr)_2rem] items-center gap-x-4 border-line border-t px-4 py-3.5 text-[13px] first:border-t-0"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd>
              <Squares count={count} square={square} />
            </dd>
            <dd className="text-right font-mono text-ink tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-between gap-x-6 border-line border-t px-4 py-3 text-[13px] text-ink-2">
        Beyond the {included} included units
        <span className="font-mono text-ink tabular-nums">{formatCents(total, price)}</span>
      </p>
      <ExampleCaption>
        The trace on the{' '}
        <a href="/" className="text-amber-ink underline underline-offset-2">
          home page
        </a>
        , at the price of the first band.
      </ExampleCaption>
    </DrawnFigure>
  );
}
