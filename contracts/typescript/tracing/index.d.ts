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

/** One step of a trace, open until its callback ends. */
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
  /** Name of the observation; by default the function's name. */
  name?: string;
  /** Kind of the observation. @default 'span' */
  kind?: ObservationKind;
  /** Whether the arguments become the input. @default true */
  captureInput?: boolean;
  /** Whether the return value becomes the output. @default true */
  captureOutput?: boolean;
}

/**
 * Wraps a function: its arguments become the input, and its return value becomes the output.
 * @param fn The function to record.
 */
export function observe<Args extends unknown[], Result>(
  fn: (...args: Args) => Result,
  options?: ObserveOptions,
): (...args: Args) => Result;

export interface SpanOptions {
  /** Kind of the observation. @default 'span' */
  kind?: ObservationKind;
  /** Any JSON. */
  input?: unknown;
  /** Anything without a dedicated field. */
  metadata?: Metadata;
  /** How serious the observation is. @default 'DEFAULT' */
  level?: Level;
  /** Version of the step. */
  version?: string;
}

/** Records part of a function. */
export function span<Result>(name: string, fn: (span: Observation) => Result): Result;
/**
 * @param name Name of the observation.
 * @param fn Function to record; it receives the observation.
 */
export function span<Result>(name: string, options: SpanOptions, fn: (span: Observation) => Result): Result;

export interface GenerationOptions {
  /** Name of the model, as the provider writes it. */
  model?: string;
  /** Messages or text; any JSON. */
  input?: unknown;
  /** Model parameters, such as `temperature`. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Anything without a dedicated field. */
  metadata?: Metadata;
  /** Prompt to link the generation to. */
  prompt?: LinkedPrompt;
  /** How serious the observation is. @default 'DEFAULT' */
  level?: Level;
  /** Version of the step. */
  version?: string;
}

/** Records a call to a model. */
export function generation<Result>(name: string, fn: (generation: Generation) => Result): Result;
/**
 * @param name Name of the observation.
 * @param fn Function to record; it receives the observation.
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
  /** Sets fields of the trace. Tags are added, metadata is merged by key, and every other field keeps the last value. */
  update(fields: TraceUpdate): void;
}

/** What is currently being traced. */
export interface Current {
  readonly trace: CurrentTrace;
  readonly observation: Observation | undefined;
  /** Adds a score to the current trace. */
  score(name: string, value: ScoreValue, options?: ScoreOptions): void;
  /** Adds an event, which has no duration. */
  event(name: string, fields?: Omit<ObservationUpdate, 'name' | 'version'>): void;
  /** Headers that carry the trace to another service: W3C `traceparent`, and `tracestate` if there is one. */
  headers(): Record<string, string>;
  /** Runs a function as part of the trace in the headers. Without a valid `traceparent`, a new trace starts. */
  continueTrace<Result>(headers: Readonly<Record<string, string | string[] | undefined>>, fn: () => Result): Result;
}

export const current: Current;

/** A file that is stored with a trace. Base64 data URIs in inputs, outputs and metadata become files automatically. */
export class Media {
  constructor(source: { content: Uint8Array; contentType: string } | { base64: string; contentType: string });
  readonly id: string;
}

/** Returns the same trace ID for the same seed, such as your own request ID: the first 32 hexadecimal characters of its SHA-256 hash. */
export function traceIdFrom(seed: string): string;
