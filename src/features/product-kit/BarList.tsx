import type { ChartUnit } from './format.ts';
import { formatValue } from './format.ts';

/** Bars with their names and values; the largest value takes the full width. */
export function BarList({ bars, unit }: { bars: readonly { label: string; value: number }[]; unit: ChartUnit }) {
  const max = Math.max(1e-9, ...bars.map(({ value }) => value));
  return (
    <ul className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
      {bars.map(({ label, value }) => (
        <li key={label} className="col-span-3 grid grid-cols-subgrid items-center text-xs">
          <span className="truncate font-mono text-xs text-ink-2">{label}</span>
          <svg height={10} aria-hidden="true" className="block w-full">
            <rect width="100%" height={10} rx={2} className="fill-sunken" />
            <rect width={`${Number(((value / max) * 100).toFixed(2))}%`} height={10} rx={2} className="fill-amber" />
          </svg>
          <span className="min-w-10 text-right font-mono text-xs text-ink tabular-nums">
            {formatValue(value, unit)}
          </span>
        </li>
      ))}
    </ul>
  );
}
