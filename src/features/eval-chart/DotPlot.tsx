import { cn } from '../../lib/cn.ts';
import type { Run, RunKey } from './experiment.ts';
import { formatDifference, getPercent, getScaleTicks, type Lane, type Plot, type Scale } from './layout.ts';
import type { EvalWords } from './words.ts';

const RADIUS = 3.25;
const STEP = 8;
const PAD = 5;
/** Room for the pointer under the line. */
const BELOW = 8;

const DOT = { a: 'fill-raised stroke-ink-3', b: 'fill-amber stroke-amber-ink' } as const;
const MEAN = { a: 'stroke-ink-3', b: 'stroke-ink' } as const;
const POINTER = { a: 'fill-ink-3', b: 'fill-ink' } as const;

function LaneDots({ lane, scale: { floor, height: dots } }: { lane: Lane; scale: Scale }) {
  const height = dots * STEP + PAD;
  const mean = `${getPercent(lane.mean, floor)}%`;
  return (
    <svg height={height + BELOW} aria-hidden="true" className="block w-full overflow-visible">
      {getScaleTicks(floor).map((tick) => (
        <line
          key={tick}
          x1={`${getPercent(tick, floor)}%`}
          x2={`${getPercent(tick, floor)}%`}
          y1={0}
          y2={height}
          className="stroke-line"
        />
      ))}
      <line x1={mean} x2={mean} y1={0} y2={height} className={MEAN[lane.run]} />
      <line x1="0" x2="100%" y1={height} y2={height} className="stroke-line-strong" />
      {lane.dots.map(({ percent, level }) => (
        <circle
          key={`${percent}-${level}`}
          cx={`${percent}%`}
          cy={height - PAD - level * STEP}
          r={RADIUS}
          className={DOT[lane.run]}
        />
      ))}
      <svg x={mean} y={height + 1} aria-hidden="true" className="overflow-visible">
        <path d="M0 0l4 6h-8Z" className={POINTER[lane.run]} />
      </svg>
    </svg>
  );
}

function LaneRow({ lane, run, scale, words }: { lane: Lane; run: Run; scale: Scale; words: EvalWords }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-baseline justify-between gap-4 font-mono text-xs text-ink-3">
        <span className="text-ink-2">{run.note}</span>
        <span className="tabular-nums">
          {words.mean}{' '}
          <span className={cn('text-xs', lane.run === 'b' ? 'font-medium text-ink' : 'text-ink-2')}>
            {lane.mean.toFixed(2)}
          </span>
        </span>
      </p>
      <LaneDots lane={lane} scale={scale} />
    </div>
  );
}

function ScaleLine({ floor }: { floor: number }) {
  const anchor = (tick: number) => (tick === 1 ? 'end' : tick === floor ? 'start' : 'middle');
  return (
    <svg height={14} aria-hidden="true" className="block w-full overflow-visible">
      {getScaleTicks(floor).map((tick) => (
        <text
          key={tick}
          x={`${getPercent(tick, floor)}%`}
          y={10}
          textAnchor={anchor(tick)}
          className="fill-ink-3 font-mono text-xs"
        >
          {tick.toFixed(1)}
        </text>
      ))}
    </svg>
  );
}

/** What one plot is drawn from. */
export interface DotPlotProps {
  plot: Plot;
  scale: Scale;
  runs: Record<RunKey, Run>;
  words: EvalWords;
}

/** One score of both runs: stacked dots on a common scale, a pointer at each mean, and the difference next to the name. */
export function DotPlot({ plot, scale, runs, words }: DotPlotProps) {
  const isBetter = plot.difference >= 0;
  return (
    <div className="flex flex-col gap-3 px-4 py-4">
      <p className="flex items-baseline gap-3">
        <span className="font-medium text-ink text-sm">{plot.metric}</span>
        <span className={cn('font-mono text-xs tabular-nums', isBetter ? 'text-green-ink' : 'text-red-ink')}>
          {formatDifference(plot.difference)}
        </span>
      </p>
      {plot.lanes.map((lane) => (
        <LaneRow key={lane.run} lane={lane} run={runs[lane.run]} scale={scale} words={words} />
      ))}
      <ScaleLine floor={scale.floor} />
    </div>
  );
}
