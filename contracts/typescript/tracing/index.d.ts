/** Kinds of observations. */
export type ObservationKind =
  | 'span'
  | 'generation'
  | 'event'
  | 'agent'
  | 'tool'
  | 'chain'
  | 'retriever'
  | 'embedding'
  | 'evaluator'
  | 'guardrail';
export type Level = 'DEBUG' | 'DEFAULT' | 'WARNING' | 'ERROR';
export type ScoreValue = number | string | boolean;
export type ScoreDataType = 'numeric' | 'categorical' | 'boolean';
export type Metadata = Readonly<Record<string, unknown>>;

/** A prompt version, as `@sightglass/client` returns it. */
export interface LinkedPrompt {
  readonly name: string;
  readonly version: number;
  readonly isFallback: boolean;
}

export interface ObservationUpdate {
  name?: string;
  input?: unknown;
  output?: unknown;
  metadata?: Metadata;
  level?: Level;
  statusMessage?: string;
  version?: string;
}

export interface GenerationUpdate extends ObservationUpdate {
  model?: string;
  parameters?: Readonly<Record<string, unknown>>;
  usage?: Readonly<Record<string, number>>;
  cost?: Readonly<Record<string, number>>;
  prompt?: LinkedPrompt;
  completionStartTime?: Date;
}

export interface ScoreOptions {
  comment?: string;
  dataType?: ScoreDataType;
  configId?: string;
  id?: string;
}

/** One step of a trace, open until its callback has ended. */
export interface Observation {
  readonly id: string;
  readonly traceId: string;
  readonly kind: ObservationKind;
  /** Sets fields of the observation. */
  update(fields: ObservationUpdate): this;
  /** Adds a score to the observation. */
  score(name: string, value: ScoreValue, options?: ScoreOptions): void;
  /** Adds an event, which has no duration. */
  event(name: string, fields?: Omit<ObservationUpdate, 'name' | 'version'>): void;
}

/** A call to a model. */
export interface Generation extends Observation {
  /** Sets fields of the generation. */
  update(fields: GenerationUpdate): this;
}

export interface ObserveOptions {
  /** Name of the observation; the function's by default. */
  name?: string;
  /** What the observation is. @default 'span' */
  kind?: ObservationKind;
  /** Whether the arguments become the input. @default true */
  captureInput?: boolean;
  /** Whether the returned value becomes the output. @default true */
  captureOutput?: boolean;
}

/**
 * Wraps a function: its arguments become the input, what it returns the output.
 * @param fn The function to record.
 */
export function observe<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  options?: ObserveOptions,
): (...args: Args) => Result;

export interface SpanOptions {
  /** What the observation is. @default 'span' */
  kind?: ObservationKind;
  /** Any JSON. */
  input?: unknown;
  /** Anything without a dedicated field. */
  metadata?: Metadata;
  /** How serious it is. @default 'DEFAULT' */
  level?: Level;
  /** Version of the step. */
  version?: string;
}

/** Records part of a function. */
export function span<Result>(name: string, fn: (span: Observation) => Result): Result;
/**
 * @param name Name of the observation.
 * @param fn What to record; it is given the observation.
 */
export function span<Result>(name: string, options: SpanOptions, fn: (span: Observation) => Result): Result;

export interface GenerationOptions {
  /** Model as the provider calls it. */
  model?: string;
  /** Messages or text, any JSON. */
  input?: unknown;
  /** Parameters of the model, such as `temperature`. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Anything without a dedicated field. */
  metadata?: Metadata;
  /** Prompt to link the generation to. */
  prompt?: LinkedPrompt;
  /** How serious it is. @default 'DEFAULT' */
  level?: Level;
  /** Version of the step. */
  version?: string;
}

/** Records a call to a model. */
export function generation<Result>(name: string, fn: (generation: Generation) => Result): Result;
/**
 * @param name Name of the observation.
 * @param fn What to record; it is given the observation.
 */
export function generation<Result>(
  name: string,
  options: GenerationOptions,
  fn: (generation: Generation) => Result,
): Result;

export interface TraceUpdate {
  name?: string;
  userId?: string;
  sessionId?: string;
  tags?: readonly string[];
  metadata?: Metadata;
  input?: unknown;
  output?: unknown;
  release?: string;
  version?: string;
  public?: boolean;
}

/** The trace that the running code belongs to. */
export interface CurrentTrace {
  readonly id: string | undefined;
  readonly url: string | undefined;
  /** Tags are added, metadata is merged by key, every other field keeps the last value. */
  update(fields: TraceUpdate): void;
}

/** What is being traced at this moment. */
export interface Current {
  readonly trace: CurrentTrace;
  readonly observation: Observation | undefined;
  /** Adds a score to the current trace. */
  score(name: string, value: ScoreValue, options?: ScoreOptions): void;
  /** Adds an event, which has no duration. */
  event(name: string, fields?: Omit<ObservationUpdate, 'name' | 'version'>): void;
  /** Headers that carry the trace to another service: W3C `traceparent`, and `tracestate` where there is one. */
  headers(): Record<string, string>;
  /** Runs a function as part of the trace that the headers carry; without a valid `traceparent` a new trace begins. */
  continueTrace<Result>(headers: Readonly<Record<string, string | string[] | undefined>>, fn: () => Result): Result;
}

export const current: Current;

/** A file that is stored beside a trace. Base64 data URIs in inputs, outputs and metadata become files automatically. */
export class Media {
  constructor(source: { content: Uint8Array; contentType: string } | { base64: string; contentType: string });
  readonly id: string;
}

/** The same trace ID for the same seed, for instance your own request ID: the first 32 hexadecimal characters of its SHA-256. */
export function traceIdFrom(seed: string): string;
