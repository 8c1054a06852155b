import type { Tick } from './axis.ts';
import type { Extent, Row } from './layout.ts';

/** A place on the axis; its start is where drawings begin anyway. */
const percent = (value: number) => (value === 0 ? undefined : `${Number(value.toFixed(3))}%`);

function Bar({ extent }: { extent: Extent }) {
  return <rect x={percent(extent.x)} width={percent(extent.width)} />;
}

/** A row's bar on the time axis: grey for the whole, amber for what lies on the critical path, a notch at the first token. */
export function TimeBar({ row, ticks }: { row: Row; ticks: readonly Tick[] }) {
  return (
    <svg aria-hidden="true" className="trace-bar">
      <g>
        {ticks.map((tick) => (
          <line key={tick.ms} x1={percent(tick.percent)} x2={percent(tick.percent)} y2="100%" />
        ))}
      </g>
      <Bar extent={row.bar} />
      {row.critical.map((extent) => (
        <Bar key={extent.x} extent={extent} />
      ))}
      {row.firstToken !== undefined && (
        <line
          x1={percent(row.firstToken)}
          x2={percent(row.firstToken)}
          y1="32%"
          y2="68%"
          strokeWidth={1.5}
          className="stroke-on-amber"
        />
      )}
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
          {tick.labelSide !== 'none' && (
            <text
              x={percent(tick.percent)}
              dx={tick.labelSide === 'after' ? 4 : -4}
              y={18}
              textAnchor={tick.labelSide === 'after' ? undefined : 'end'}
            >
              {tick.label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
