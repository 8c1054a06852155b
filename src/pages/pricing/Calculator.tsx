import { Button } from '../../ui/Button.tsx';
import { Bill } from './Bill.tsx';
import type { CalculatorPricing } from './calculator-pricing.ts';
import { readUnits, type UnitsInput } from './units-input.ts';

/** Number of units before the visitor enters one. */
export const EXAMPLE_UNITS = 5_000_000;

const PRESETS = ['600k', '1M', '5M', '25M', '100M'] as const;

function Field({ raw, input }: { raw: string | null; input: UnitsInput }) {
  const isInvalid = input.tag === 'wrong';
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor="units" className="font-medium text-ink">
        Units a month
      </label>
      <div className="flex gap-2">
        <input
          id="units"
          name="units"
          defaultValue={raw ?? ''}
          placeholder="5M"
          maxLength={24}
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? 'units-wrong' : 'units-hint'}
          className="h-11 w-full min-w-0 max-w-64 rounded-md border border-line-strong bg-raised px-3 font-mono text-base text-ink placeholder:text-ink-3 aria-invalid:border-red"
        />
        <Button type="submit" size="lg" className="text-sm">
          Work it out
        </Button>
      </div>
      {isInvalid ? (
        <p id="units-wrong" role="alert" className="text-[0.9375rem] text-red-ink">
          {input.message}
        </p>
      ) : (
        <p id="units-hint" className="text-[0.9375rem] text-ink-3">
          Write 600000, 600k or 1.5M.
        </p>
      )}
    </div>
  );
}

function Presets() {
  return (
    <p className="flex flex-wrap items-center gap-x-4 font-mono text-[13px] text-ink-3">
      Try
      {PRESETS.map((preset) => (
        <a
          key={preset}
          href={`/pricing?units=${preset}#calculator`}
          className="inline-flex min-h-11 items-center text-ink underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink"
        >
          {preset}
        </a>
      ))}
    </p>
  );
}

/** Works out a month's price from a GET form: no JavaScript, and the answer has a URL. */
export function Calculator({ raw, pricing }: { raw: string | null; pricing: CalculatorPricing }) {
  const input = readUnits(raw);
  return (
    <div id="calculator" className="grid scroll-mt-6 gap-8 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-16">
      <form method="get" action="/pricing#calculator" className="flex flex-col gap-4">
        <Field raw={raw} input={input} />
        <Presets />
      </form>
      {input.tag !== 'wrong' && (
        <Bill
          units={input.tag === 'units' ? input.units : EXAMPLE_UNITS}
          isExample={input.tag === 'none'}
          pricing={pricing}
        />
      )}
    </div>
  );
}
