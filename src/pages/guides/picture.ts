import { formatMs } from '../../features/trace-view/format.ts';
import { getRows, getTotals } from '../../features/trace-view/layout.ts';
import type { Trace } from '../../features/trace-view/trace.ts';
import type { PageSummary } from '../listing/site.ts';

type Guide = NonNullable<PageSummary['guide']>;

/** A horizontal bar in percent of the width. */
interface Bar {
  x: number;
  width: number;
}

/** The drawing next to a guide, with its caption. */
export type Drawing = { caption: string } & (
  | { kind: 'waterfall'; bars: { whole: Bar; critical: Bar[] }[] }
  | { kind: 'scores'; values: number[] }
  | { kind: 'cells'; cells: { isCode: boolean; lines: number }[] }
  | { kind: 'poster'; src: string; darkSrc?: string }
);

/** Most bars that a small picture can show. */
const MAX_BARS = 9;
/** Fewest traces whose scores are worth a chart. */
const MIN_SCORED = 3;
/** Categories whose result is a set of scores. */
const SCORED: readonly string[] = ['evaluation', 'datasets'];

/** Chooses what to draw for a guide: scores where it evaluates, else its largest trace, its video or its cells. */
export function getDrawing({ category, picture }: Pick<Guide, 'category' | 'picture'>): Drawing | undefined {
  if (!picture) return undefined;
  if (picture.kind === 'poster') return { ...picture, caption: 'Video' };
  if (picture.kind === 'cells') {
    const code = picture.cells.filter(({ isCode }) => isCode).length;
    return { kind: 'cells', cells: picture.cells, caption: `${picture.cells.length} cells, ${code} with code` };
  }
  if (picture.kind === 'text') {
    const samples = picture.cells.filter(({ isCode }) => isCode).length;
    return {
      kind: 'cells',
      cells: picture.cells,
      caption: `Text and ${samples} code ${samples === 1 ? 'sample' : 'samples'}`,
    };
  }
  const origin = picture.recorded ? 'Recorded' : 'Illustrative';
  const scores = SCORED.includes(category) ? sharedScore(picture.traces) : undefined;
  if (scores)
    return {
      kind: 'scores',
      values: scores.values,
      caption: `${origin}: score ${scores.name} of ${scores.values.length} traces`,
    };
  return getWaterfall(picture.traces, origin);
}

function getWaterfall(traces: readonly Trace[], origin: string): Drawing | undefined {
  const largest = traces.reduce<Trace | undefined>(
    (best, trace) => (best && best.observations.length >= trace.observations.length ? best : trace),
    undefined,
  );
  if (!largest) return undefined;
  const { durationMs, observations } = getTotals(largest);
  const bars = getRows(largest).slice(0, MAX_BARS);
  return {
    kind: 'waterfall',
    bars: bars.map(({ bar, critical }) => ({ whole: bar, critical })),
    caption: `${origin}: ${observations} ${observations === 1 ? 'step' : 'steps'}, ${formatMs(durationMs)}`,
  };
}

/** The score between 0 and 1, or yes and no, that most traces have; undefined where too few share one. */
export function sharedScore(traces: readonly Pick<Trace, 'scores'>[]): { name: string; values: number[] } | undefined {
  const all = traces.flatMap(({ scores }) => scores);
  const charts = [...Map.groupBy(all, ({ name }) => name)].flatMap(([name, scores]) => {
    const values = scores.map(({ value }) => (typeof value === 'boolean' ? Number(value) : value));
    const shares = values.filter((value) => typeof value === 'number' && value >= 0 && value <= 1);
    return shares.length === values.length && shares.length >= MIN_SCORED ? [{ name, values: shares as number[] }] : [];
  });
  return charts.toSorted((a, b) => b.values.length - a.values.length)[0];
}
