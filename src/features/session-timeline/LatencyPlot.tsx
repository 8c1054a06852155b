import { cn } from '../../lib/cn.ts';
import type { Mark, Stem, Timeline } from './layout.ts';
import type { Feedback } from './session.ts';

const STROKE: Record<Feedback | 'none', string> = {
  positive: 'stroke-green',
  negative: 'stroke-red',
  none: 'stroke-ink-3',
};
const FILL: Record<Feedback | 'none', string> = { positive: 'fill-green', negative: 'fill-red', none: 'fill-raised' };

const percent = (value: number) => `${Number(value.toFixed(2))}%`;

function StemMark({ stem }: { stem: Stem }) {
  const verdict = stem.turn.feedback ?? 'none';
  const isNearEnd = stem.x > 85;
  const [x, y] = [percent(stem.x), percent(100 - stem.height)];
  return (
    <g className={STROKE[verdict]}>
      <line x1={x} x2={x} y1="100%" y2={y} strokeWidth={1.5} />
      <circle cx={x} cy={y} r={4} strokeWidth={1.5} className={FILL[verdict]} />
      <text
        x={x}
        y={y}
        dx={isNearEnd ? -9 : 9}
        dy={4}
        textAnchor={isNearEnd ? 'end' : 'start'}
        className="fill-ink-2 stroke-transparent font-mono text-xs"
      >
        {stem.number}
      </text>
    </g>
  );
}

/** The width of both axes; the labels of the latencies are next to them, so that no stem crosses one. */
const PLOT_WIDTH = 'w-[calc(100%-2.25rem)]';
const LABEL_OFFSET = 36;

/** More labels than this touch on a phone: there, every other one is skipped. */
const PHONE_LABELS = 5;

function MinuteAxis({ minutes }: { minutes: readonly Mark[] }) {
  const isCrowded = minutes.length > PHONE_LABELS;
  return (
    <svg height={24} aria-hidden="true" className={cn(PLOT_WIDTH, 'block overflow-visible')}>
      {minutes.map((mark, index) => (
        <g key={mark.label}>
          <line x1={percent(mark.percent)} x2={percent(mark.percent)} y1={0} y2={5} className="stroke-line-strong" />
          <text
            x={percent(mark.percent)}
            y={18}
            textAnchor={index === 0 ? 'start' : mark.percent === 100 ? 'end' : 'middle'}
            className={cn(
              'fill-ink-3 font-mono text-xs',
              isCrowded && (minutes.length - 1 - index) % 2 === 1 && 'hidden @md:inline',
            )}
          >
            {mark.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Stems on a time line: the position is the time of the turn, the height is its latency. */
export function LatencyPlot({ plot, label, className }: { plot: Timeline; label: string; className?: string }) {
  return (
    <div className={cn('px-4 pt-6 pb-2', className)}>
      <svg aria-hidden="true" className={cn(PLOT_WIDTH, 'block h-32 overflow-visible')}>
        {plot.latencies.map((mark) => (
          <g key={mark.label}>
            <line
              x1="0"
              x2="100%"
              y1={percent(100 - mark.percent)}
              y2={percent(100 - mark.percent)}
              className="stroke-line"
            />
            <text
              x="100%"
              y={percent(100 - mark.percent)}
              dx={LABEL_OFFSET}
              dy={mark.percent === 100 ? -6 : 4}
              textAnchor="end"
              className="fill-ink-3 font-mono text-xs"
            >
              {mark.percent === 100 ? `${label} ${mark.label}` : mark.label}
            </text>
          </g>
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line-strong" />
        {plot.stems.map((stem) => (
          <StemMark key={stem.turn.traceId} stem={stem} />
        ))}
      </svg>
      <MinuteAxis minutes={plot.minutes} />
    </div>
  );
}
