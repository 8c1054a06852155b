import type {
  Observation,
  ObservationLevel,
  ObservationType,
  Score,
  Trace,
} from '../../../src/features/trace-view/trace.ts';
import { getObservations } from '../standin/api/traces.ts';
import type { ObservationRow, ScoreRow, Store, TraceRow } from '../standin/store.ts';

const LONGEST_TEXT = 4000;

/** Recorded traces, as `cookbook/traces/<notebook>.json` contains them. */
export interface TraceFile {
  kind: 'recorded';
  traces: Trace[];
}

const SOURCES: Readonly<Record<string, NonNullable<Score['source']>>> = {
  api: 'API',
  judge: 'EVAL',
  annotation: 'ANNOTATION',
};

/** Turns everything that a run sent into a trace file, oldest trace first. */
export function traceFileFrom(store: Store): TraceFile {
  const traces = [...store.traces.values()].sort((a, b) => (a.timestamp < b.timestamp ? -1 : 1));
  return { kind: 'recorded', traces: traces.map((trace) => traceFrom(trace, store)) };
}

function traceFrom(trace: TraceRow, store: Store): Trace {
  const rows = getObservations(store, trace.id);
  const ids = new Set(rows.map(({ id }) => id));
  const scores = [...store.scores.values()].filter(({ traceId }) => traceId === trace.id);
  const start = Math.min(...rows.map(({ startTime }) => Date.parse(startTime)));
  return {
    id: trace.id,
    name: trace.name ?? 'trace',
    ...(trace.userId && { userId: trace.userId }),
    ...(trace.sessionId && { sessionId: trace.sessionId }),
    environment: trace.environment,
    ...(trace.release && { release: trace.release }),
    ...(trace.tags.length > 0 && { tags: trace.tags }),
    scores: scores.filter(({ observationId }) => !observationId).map(scoreFrom),
    observations: rows.map((row) =>
      observationFrom(
        row,
        start,
        ids,
        scores.filter(({ observationId }) => observationId === row.id),
      ),
    ),
  };
}

const scoreFrom = ({ name, value, source }: ScoreRow): Score => ({ name, value, source: SOURCES[source] ?? 'API' });

function observationFrom(
  row: ObservationRow,
  start: number,
  ids: ReadonlySet<string>,
  scores: readonly ScoreRow[],
): Observation {
  const begin = Date.parse(row.startTime);
  const cost = Object.values(row.cost).reduce((sum, value) => sum + value, 0);
  const firstToken = row.completionStartTime ? Date.parse(row.completionStartTime) - begin : undefined;
  const { input, output } = { input: getText(row.input), output: getText(row.output) };
  return {
    id: row.id,
    ...(row.parentObservationId && ids.has(row.parentObservationId) && { parentId: row.parentObservationId }),
    type: row.kind as ObservationType,
    name: row.name,
    startMs: begin - start,
    durationMs: row.endTime ? Date.parse(row.endTime) - begin : 0,
    ...(firstToken !== undefined && { firstTokenMs: firstToken }),
    ...(row.model && { model: row.model }),
    ...(Object.keys(row.usage).length > 0 && { usage: getUsage(row.usage) }),
    ...(cost > 0 && { costUsd: Number(cost.toPrecision(6)) }),
    ...(row.level !== 'DEFAULT' && { level: row.level as ObservationLevel }),
    ...(row.statusMessage && { statusMessage: row.statusMessage }),
    ...(input && { input }),
    ...(output && { output }),
    ...(scores.length > 0 && { scores: scores.map(scoreFrom) }),
  };
}

function getUsage(usage: Readonly<Record<string, number>>) {
  const sum = (prefix: string) =>
    Object.entries(usage).reduce((total, [type, tokens]) => (type.startsWith(prefix) ? total + tokens : total), 0);
  return { input: sum('input'), output: sum('output') };
}

function getText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
