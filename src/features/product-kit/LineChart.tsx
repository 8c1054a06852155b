import type { ChartUnit } from './format.ts';
import { formatValue } from './format.ts';
import { type LineLayout, layOutLines, type Series } from './line-layout.ts';

/** What `LineChart` takes: every series has a value for each label. */
export interface LineChartProps {
  labels: readonly string[];
  series: readonly Series[];
  unit: ChartUnit;
}

const STROKES = ['stroke-amber-ink', 'stroke-ink-3', 'stroke-blue-ink'] as const;
const DASHES = [undefined, '5 4', '2 3'] as const;
/** The last series, usually the newest, is the solid amber line. */
const getLineStyle = (index: number, length: number) => {
  const style = (length - 1 - index) % 3;
  return { className: STROKES[style], strokeDasharray: DASHES[style] };
};

function Key({ series, unit }: Pick<LineChartProps, 'series' | 'unit'>) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 font-mono text-xs text-ink-3">
      {series.map(({ name, values }, index) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg width={16} height={8} aria-hidden="true">
            <line x1={0} x2={16} y1={4} y2={4} strokeWidth={2} {...getLineStyle(index, series.length)} />
          </svg>
          <span className="text-ink-2">{name}:</span>
          <span className="text-ink tabular-nums">{formatValue(values.at(-1) ?? 0, unit)}</span>
        </span>
      ))}
    </p>
  );
}

function Plot({ lines }: Pick<LineLayout, 'lines'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="block h-24 w-full overflow-visible"
    >
      {[12, 88].map((y) => (
        <line key={y} x1={0} x2={100} y1={y} y2={y} vectorEffect="non-scaling-stroke" className="stroke-line" />
      ))}
      {lines.map(({ name, points }, index) => (
        <polyline
          key={name}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          {...getLineStyle(index, lines.length)}
        />
      ))}
    </svg>
  );
}

/** Lines over time on a common scale; the grid marks the lowest and the highest value. */
export function LineChart({ labels, series, unit }: LineChartProps) {
  const { low, high, lines } = layOutLines(series);
  const describeSeries = ({ name, values }: Series) =>
    `${name}: ${values.map((value, index) => `${labels[index]} ${formatValue(value, unit)}`).join(', ')}`;
  return (
    <div className="flex flex-col gap-2">
      <p className="sr-only">{series.map(describeSeries).join('. ')}</p>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 font-mono text-xs text-ink-3 tabular-nums"
      >
        <div className="flex flex-col justify-between text-right">
          <span>{formatValue(high, unit)}</span>
          {low !== high && <span>{formatValue(low, unit)}</span>}
        </div>
        <Plot lines={lines} />
        <span />
        <p className="flex justify-between">
          <span>{labels[0]}</span>
          <span>{labels.at(-1)}</span>
        </p>
      </div>
      <div aria-hidden="true">
        <Key series={series} unit={unit} />
      </div>
    </div>
  );
}
