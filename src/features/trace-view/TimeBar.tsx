import type { Tick } from './axis.ts';
import type { Extent, Row } from './layout.ts';

/** A position on the axis; zero needs no attribute. */
const percent = (value: number) => (value === 0 ? undefined : `${Number(value.toFixed(3))}%`);

const round = (value: number) => Number(value.toFixed(3));

/** Bars as one shape, in percent of the axis and of the row's height. */
const shape = (extents: readonly Extent[]) =>
  extents.map(({ x, width }) => `M${round(x)} 32h${round(width)}v36h-${round(width)}z`).join('');

/** A row's bar on the time axis: grey for the whole, amber for what lies on the critical path, a notch at the first token. */
export function TimeBar({ row, ticks }: { row: Row; ticks: readonly Tick[] }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="trace-bar">
      <path d={ticks.map((tick) => `M${round(tick.percent)} 0V100`).join('')} />
      <path d={shape([row.bar])} />
      {row.critical.length > 0 && <path d={shape(row.critical)} />}
      {row.firstToken !== undefined && <path d={`M${round(row.firstToken)} 32v36`} className="stroke-on-amber" />}
    </svg>
  );
}

/** The time axis above the bars: a label at each tick. */
export function TimeAxis({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <svg aria-hidden="true" className="trace-axis">
      {ticks.map((tick) => (
        <g key={tick.ms}>
          <line x1={percent(tick.percent)} x2={percent(tick.percent)} y1="20" y2="28" />
          {tick.labelAt === 'mark' && (
            <text x={percent(tick.percent)} dx={4} y={18}>
              {tick.label}
            </text>
          )}
          {tick.labelAt === 'end' && (
            <text x="100%" y={18} textAnchor="end">
              {tick.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
