import type { Json } from './model-call.ts';

/** An observation as the public API returns it. */
export interface ObservationRow {
  id: string;
  traceId: string;
  parentObservationId: string | null;
  kind: string;
  name: string;
  startTime: string;
  endTime: string | null;
  completionStartTime: string | null;
  input?: unknown;
  output?: unknown;
  metadata: Json;
  level: string;
  statusMessage: string | null;
  version: string | null;
  environment: string;
  model: string | null;
  parameters: Json;
  usage: Readonly<Record<string, number>>;
  cost: Readonly<Record<string, number>>;
  promptName: string | null;
  promptVersion: number | null;
}

/** A trace as the public API returns it, without what is computed from its observations. */
export interface TraceRow {
  id: string;
  name: string | null;
  timestamp: string;
  userId: string | null;
  sessionId: string | null;
  tags: string[];
  metadata: Json;
  environment: string;
  release: string | null;
  version: string | null;
  public: boolean;
  input?: unknown;
  output?: unknown;
}

/** A score as the public API returns it. */
export interface ScoreRow {
  id: string;
  traceId: string | null;
  observationId: string | null;
  sessionId: string | null;
  name: string;
  value: number | string | boolean;
  dataType: string;
  source: string;
  comment: string | null;
  configId: string | null;
  metadata: Json;
  environment: string;
  createdAt: string;
}

/** Rows of the other collections, which the stand-in stores as they are. */
export type Row = Record<string, unknown> & { id: string };

/** Everything that a stand-in project contains. */
export interface Store {
  traces: Map<string, TraceRow>;
  observations: Map<string, ObservationRow>;
  scores: Map<string, ScoreRow>;
  prompts: Row[];
  datasets: Row[];
  datasetItems: Row[];
  runs: Row[];
  runItems: Row[];
  comments: Row[];
  media: Row[];
  scoreConfigs: Row[];
  queues: Row[];
  models: Row[];
  queueItems: Row[];
  startTime: string;
  /** A new ID with this prefix, the same in every run. */
  nextId(prefix: string): string;
  /** The time of the next change, a second after the one before. */
  nextTime(): string;
}

/** Creates an empty project whose IDs and times depend on the start time alone. */
export function createStore(start: Date): Store {
  let ids = 0;
  let seconds = 0;
  return {
    traces: new Map(),
    observations: new Map(),
    scores: new Map(),
    prompts: [],
    datasets: [],
    datasetItems: [],
    runs: [],
    runItems: [],
    comments: [],
    media: [],
    scoreConfigs: [],
    models: [],
    queues: [],
    queueItems: [],
    startTime: start.toISOString(),
    nextId: (prefix) => {
      ids += 1;
      return `${prefix}_${String(ids).padStart(6, '0')}`;
    },
    nextTime: () => {
      seconds += 1;
      return new Date(start.getTime() + seconds * 1000).toISOString();
    },
  };
}

/** Computes what the API reports about a trace from its observations. */
export function getTotals(observations: readonly ObservationRow[]) {
  const times = observations.flatMap(({ startTime, endTime }) => [startTime, endTime ?? startTime].map(Date.parse));
  const sum = (values: readonly Readonly<Record<string, number>>[]) =>
    values.flatMap((value) => Object.values(value)).reduce((total, value) => total + value, 0);
  return {
    latencyMs: times.length > 0 ? Math.max(...times) - Math.min(...times) : null,
    totalCost: Number(sum(observations.map(({ cost }) => cost)).toFixed(10)),
    totalTokens: sum(observations.map(({ usage }) => usage)),
  };
}
