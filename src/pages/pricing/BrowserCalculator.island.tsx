import { useEffect, useState } from 'react';
import { Calculator } from './Calculator.tsx';
import type { CalculatorPricing } from './calculator-pricing.ts';

/** The calculator in an export: the browser reads the query that the server would read. */
export default function BrowserCalculator({ pricing }: { pricing: CalculatorPricing }) {
  const [raw, setRaw] = useState<string | null>(null);
  useEffect(() => setRaw(new URLSearchParams(location.search).get('units')), []);
  return (
    <>
      <Calculator key={raw} raw={raw} pricing={pricing} />
      <noscript>
        <p className="mt-6 text-[0.9375rem] text-ink-3">
          On this copy of the site the calculator needs JavaScript. The bill shows an example.
        </p>
      </noscript>
    </>
  );
}
