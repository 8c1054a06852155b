import { cn } from '../../lib/cn.ts';
import { COVER, type CoverShape, getCoverShapes, type Tone } from './cover-shapes.ts';
import type { PageSummary } from './site.ts';

const FILL: Record<Tone, string> = {
  quiet: 'fill-line-strong',
  track: 'fill-line',
  lit: 'fill-amber',
  good: 'fill-green',
  bad: 'fill-red',
};

const STROKE: Record<Tone, string> = {
  quiet: 'stroke-line-strong',
  track: 'stroke-line',
  lit: 'stroke-amber',
  good: 'stroke-green',
  bad: 'stroke-red',
};

const round = (value: number) => Math.round(value * 10) / 10;

function Shape({ shape }: { shape: CoverShape }) {
  if (shape.kind === 'line')
    return (
      <polyline
        points={shape.points.map((point) => point.map(round).join(',')).join(' ')}
        strokeWidth={3}
        strokeLinejoin="round"
        className={cn('fill-none', STROKE[shape.tone])}
      />
    );
  const { x, y, width, height, tone } = shape;
  const size = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return shape.kind === 'box' ? (
    <rect {...size} rx={4} strokeWidth={2} className={cn('fill-raised', STROKE[tone])} />
  ) : (
    <rect {...size} rx={Math.min(1.5, height / 2)} className={FILL[tone]} />
  );
}

/** The cover of a page: the first figure of its text, drawn small and without words. */
export function PageCover({ page: { cover }, className }: { page: PageSummary; className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${COVER.width} ${COVER.height}`}
      aria-hidden
      className={cn('block w-full rounded-lg border border-line bg-sunken', className)}
    >
      {cover &&
        getCoverShapes(cover).map((shape, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a cover never move
          <Shape key={index} shape={shape} />
        ))}
    </svg>
  );
}
