import { WATERFALL, waterfallOf } from './waterfall.ts';

const TICKS = [0.25, 0.5, 0.75];

/** The picture of a post: a small trace drawn from its path. */
export function PostFigure({ seed }: { seed: string }) {
  const { width, height, bar, margin } = WATERFALL;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      className="block w-full rounded-lg border border-line bg-sunken"
    >
      {TICKS.map((tick) => (
        <line
          key={tick}
          x1={margin + tick * (width - 2 * margin)}
          x2={margin + tick * (width - 2 * margin)}
          y1={0}
          y2={height}
          strokeDasharray="2 4"
          strokeWidth={0.75}
          className="stroke-line"
        />
      ))}
      {waterfallOf(seed).map(({ x, y, width: length, lit }) => (
        <rect
          key={y}
          x={x}
          y={y - bar / 2}
          width={length}
          height={bar}
          rx={1.5}
          className={lit ? 'fill-amber' : 'fill-line-strong'}
        />
      ))}
    </svg>
  );
}
