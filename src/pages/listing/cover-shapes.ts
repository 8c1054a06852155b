import { layOutGraph } from '../../features/product-kit/graph-layout.ts';
import { diffVersions } from '../../features/prompt-diff/diff.ts';
import { getRows } from '../../features/trace-view/layout.ts';
import type { PageSummary } from './site.ts';

type Cover = NonNullable<PageSummary['cover']>;
type CoverData<Kind extends Cover['kind']> = Extract<Cover, { kind: Kind }>;

/** Emphasis of a shape: `lit` is the subject of the figure. */
export type Tone = 'quiet' | 'track' | 'lit' | 'good' | 'bad';

/** A shape of a cover, in units of the drawing. */
export type CoverShape =
  | { kind: 'bar'; x: number; y: number; width: number; height: number; tone: Tone }
  | { kind: 'box'; x: number; y: number; width: number; height: number; tone: Tone }
  | { kind: 'line'; points: readonly (readonly [x: number, y: number])[]; tone: Tone };

/** Size of a cover; its shapes stay inside the margin. */
export const COVER = { width: 320, height: 180, margin: 20 } as const;

const INNER = { width: COVER.width - 2 * COVER.margin, height: COVER.height - 2 * COVER.margin };
const MAX_ROWS = 9;
const BAR = 8;
/** The share of the width of the shortest step: in the small covers of lists, less would look like dust. */
const MIN_STEP = 0.06;

/** Returns the top of a row; few rows are centred. */
function rowTop(row: number, rows: number, height: number): number {
  const step = Math.min(26, (INNER.height - height) / Math.max(rows - 1, 1));
  const top = COVER.margin + (INNER.height - height - step * (rows - 1)) / 2;
  return top + row * step;
}

function bar(row: number, rows: number, from: number, to: number, tone: Tone, height: number = BAR): CoverShape {
  const x = COVER.margin + from * INNER.width;
  return { kind: 'bar', x, y: rowTop(row, rows, height), width: Math.max(3, (to - from) * INNER.width), height, tone };
}

function traceShapes({ trace, open }: CoverData<'TraceView'>): CoverShape[] {
  const rows = getRows(trace).slice(0, MAX_ROWS);
  const steps = rows.slice(1).map(({ observation }) => observation);
  const longest = steps.toSorted((a, b) => b.durationMs - a.durationMs)[0] ?? rows[0]?.observation;
  const isLit = ({ id, name }: { id: string; name: string }) =>
    open ? id === open || name === open : id === longest?.id;
  return rows.map(({ bar: { x, width }, observation }, row) => {
    const share = Math.max(width / 100, MIN_STEP);
    const from = Math.min(x / 100, 1 - share);
    return bar(row, rows.length, from, from + share, isLit(observation) ? 'lit' : 'quiet');
  });
}

function seriesShapes(series: readonly { values: readonly number[] }[]): CoverShape[] {
  const all = series.flatMap(({ values }) => values);
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const { margin } = COVER;
  const axis = {
    kind: 'bar',
    x: margin,
    y: COVER.height - margin,
    width: INNER.width,
    height: 1,
    tone: 'quiet',
  } as const;
  const lines = series.map(({ values }, index): CoverShape => {
    const points = values.map((value, index) => {
      const x = margin + (index / Math.max(values.length - 1, 1)) * INNER.width;
      const share = max > min ? (value - min) / (max - min) : 0.5;
      return [x, margin + (1 - share) * (INNER.height - 8)] as const;
    });
    return { kind: 'line', points, tone: index === series.length - 1 ? 'lit' : 'quiet' };
  });
  return [axis, ...lines];
}

function barShapes(values: readonly number[]): CoverShape[] {
  const shown = values.slice(0, MAX_ROWS);
  const max = Math.max(...shown, Number.MIN_VALUE);
  return shown.flatMap((value, row) => [
    bar(row, shown.length, 0, 1, 'track', 10),
    bar(row, shown.length, 0, value / max, 'lit', 10),
  ]);
}

function dashboardShapes({ widgets }: CoverData<'Dashboard'>): CoverShape[] {
  const chart = widgets.find(({ chart }) => chart === 'line') ?? widgets.find(({ chart }) => chart === 'bar');
  if (chart?.chart === 'line') return seriesShapes(chart.series);
  if (chart?.chart === 'bar') return barShapes(chart.bars.map(({ value }) => value));
  return barShapes(widgets.map((widget) => (widget.chart === 'number' ? widget.value : 0)));
}

const VERDICT_TONES = { better: 'good', worse: 'bad', same: 'quiet' } as const;

function experimentShapes({ measures, items }: CoverData<'ExperimentCompare'>): CoverShape[] {
  const rows = [...measures, ...items].slice(0, MAX_ROWS);
  return rows.flatMap(({ name, verdict }, row) => [
    bar(row, rows.length, 0, Math.min(0.44, 0.12 + name.length / 60), 'quiet'),
    bar(row, rows.length, 0.56, 0.76, 'quiet'),
    bar(row, rows.length, 0.8, 1, VERDICT_TONES[verdict]),
  ]);
}

const DIFF_TONES = { same: 'quiet', added: 'good', removed: 'bad' } as const;
const LINE_CHARACTERS = 90;

function promptShapes({ versions }: CoverData<'PromptDiff'>): CoverShape[] {
  const after = versions.at(-1);
  const lines = after ? diffVersions(versions.at(-2), after).flatMap((message) => message.lines) : [];
  const shown = lines.slice(0, MAX_ROWS).map(({ kind, pieces }) => ({
    tone: DIFF_TONES[kind],
    length: pieces.reduce((sum, { text }) => sum + text.length, 0),
  }));
  return shown.map(({ tone, length }, row) =>
    bar(row, shown.length, 0, Math.max(0.1, Math.min(1, length / LINE_CHARACTERS)), tone),
  );
}

function graphShapes(graph: CoverData<'AgentGraph'>): CoverShape[] {
  const { nodes, edges, width, height, boxWidth } = layOutGraph(graph);
  const scale = Math.min(INNER.width / width, INNER.height / height);
  const [left, top] = [(COVER.width - width * scale) / 2, (COVER.height - height * scale) / 2];
  const box = { width: boxWidth * scale, height: Math.min(46 * scale, INNER.height) };
  const middles = new Map(
    nodes.map(({ id, x, y }) => [id, [left + x * scale + box.width / 2, top + y * scale + box.height / 2] as const]),
  );
  return [
    ...edges.map(({ from, to }): CoverShape => {
      const points = [middles.get(from) ?? [0, 0], middles.get(to) ?? [0, 0]] as const;
      return { kind: 'line', points, tone: 'quiet' };
    }),
    ...nodes.map(
      ({ x, y, runs }): CoverShape => ({
        kind: 'box',
        x: left + x * scale,
        y: top + y * scale,
        ...box,
        tone: runs > 1 ? 'lit' : 'quiet',
      }),
    ),
  ];
}

function queueShapes({ completed, open, item, scores }: CoverData<'AnnotationQueue'>): CoverShape[] {
  const texts = [item.input, item.output, item.corrected].flatMap((text) => text ?? []);
  const options = scores[0]?.options.slice(0, 4) ?? [];
  const rows = texts.length + 2;
  const share = completed / Math.max(completed + open, 1);
  const width = INNER.width / Math.max(options.length, 1) - 8;
  return [
    bar(0, rows, 0, 1, 'track'),
    bar(0, rows, 0, share, 'lit'),
    ...texts.map((text, row) => bar(row + 1, rows, 0, Math.min(1, text.length / LINE_CHARACTERS), 'quiet')),
    ...options.map(
      (option, index): CoverShape => ({
        kind: 'box',
        x: COVER.margin + index * (width + 8),
        y: rowTop(rows - 1, rows, BAR) - 4,
        width,
        height: 16,
        tone: option === scores[0]?.chosen ? 'lit' : 'quiet',
      }),
    ),
  ];
}

function textShapes(texts: readonly string[]): CoverShape[] {
  const shown = texts.slice(0, MAX_ROWS);
  return shown.map((text, row) =>
    bar(row, shown.length, 0, Math.max(0.15, Math.min(1, text.length / LINE_CHARACTERS)), row === 0 ? 'lit' : 'quiet'),
  );
}

/** The shapes of a cover: the figure of the post, without its words. */
export function getCoverShapes(cover: Cover): CoverShape[] {
  switch (cover.kind) {
    case 'TraceView':
      return traceShapes(cover);
    case 'Dashboard':
      return dashboardShapes(cover);
    case 'ScoreChart':
      return barShapes(cover.distribution.map(({ count }) => count));
    case 'ExperimentCompare':
      return experimentShapes(cover);
    case 'PromptDiff':
      return promptShapes(cover);
    case 'AgentGraph':
      return graphShapes(cover);
    case 'AnnotationQueue':
      return queueShapes(cover);
    case 'SessionTimeline':
      return barShapes(cover.turns.map(({ latencyMs }) => latencyMs));
    case 'Playground':
      return barShapes(cover.variants.map(({ latencyMs }) => latencyMs));
    case 'AuditLog':
      return textShapes(cover.entries.map(({ action, object }) => `${action} ${object}`));
    case 'CommentThread':
      return textShapes(cover.comments.map(({ text }) => text));
    case 'RoleMatrix':
      return textShapes(cover.rows.map(({ name, cells }) => [name, ...cells].join(' ')));
    case 'SettingsPanel':
      return textShapes(cover.fields.map(({ label }) => label));
  }
}
