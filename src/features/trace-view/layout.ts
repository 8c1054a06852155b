import { criticalPath } from './critical-path.ts';
import type { Observation, Trace } from './trace.ts';

/** A bar or part of one on the time axis, in percent of the trace's length. */
export interface Extent {
  x: number;
  width: number;
}

/** One line of the waterfall. */
export interface Row {
  observation: Observation;
  depth: number;
  /** For each level above the row's own: true if its line continues past this row. */
  guides: boolean[];
  isLast: boolean;
  hasChildren: boolean;
  bar: Extent;
  critical: Extent[];
  /** Milliseconds of the critical path spent in this observation itself. */
  criticalMs: number;
  /** Place of the first token on the axis, in percent. */
  firstToken?: number;
}

export interface Totals {
  durationMs: number;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
  observations: number;
}

const MIN_BAR_PERCENT = 0.6;

/** Returns duration, tokens and cost of a trace. */
export function getTotals({ observations }: Trace): Totals {
  const sum = (read: (observation: Observation) => number | undefined) =>
    observations.reduce((total, observation) => total + (read(observation) ?? 0), 0);
  return {
    durationMs: Math.max(0, ...observations.map(({ startMs, durationMs }) => startMs + durationMs)),
    inputTokens: sum(({ usage }) => usage?.input),
    outputTokens: sum(({ usage }) => usage?.output),
    costUsd: sum(({ costUsd }) => costUsd),
    observations: observations.length,
  };
}

/** Returns a visible bar within the axis. */
function getBar(x: number, width: number): Extent {
  const barWidth = Math.max(MIN_BAR_PERCENT, width);
  return { x: Math.max(0, Math.min(x, 100 - barWidth)), width: barWidth };
}

/** Returns the rows of the waterfall: parents before children, siblings by start time. */
export function getRows(trace: Trace): Row[] {
  const { durationMs } = getTotals(trace);
  const percent = (ms: number) => (durationMs === 0 ? 0 : (ms / durationMs) * 100);
  const children = Map.groupBy(trace.observations, ({ parentId }) => parentId);
  const segments = Map.groupBy(criticalPath(trace.observations), ({ id }) => id);

  const getRow = (observation: Observation, guides: boolean[], isLast: boolean): Row => {
    const rowSegments = segments.get(observation.id) ?? [];
    const { startMs, firstTokenMs } = observation;
    const bar = getBar(percent(startMs), percent(observation.durationMs));
    const critical = rowSegments.map((part) => ({
      x: percent(part.startMs),
      width: percent(part.endMs - part.startMs),
    }));
    return {
      observation,
      depth: guides.length,
      guides: guides.slice(1),
      isLast,
      hasChildren: children.has(observation.id),
      bar,
      critical: bar.width === MIN_BAR_PERCENT && rowSegments.length > 0 ? [bar] : critical,
      criticalMs: rowSegments.reduce((total, part) => total + part.endMs - part.startMs, 0),
      ...(firstTokenMs !== undefined && { firstToken: percent(startMs + firstTokenMs) }),
    };
  };
  const visit = (parentId: string | undefined, guides: boolean[]): Row[] => {
    const siblings = (children.get(parentId) ?? []).toSorted((a, b) => a.startMs - b.startMs);
    return siblings.flatMap((observation, index) => {
      const isLast = index === siblings.length - 1;
      return [getRow(observation, guides, isLast), ...visit(observation.id, [...guides, !isLast])];
    });
  };
  return visit(undefined, []);
}
