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
  /** Name of the observation. */
  name?: string;
  /** What the step received; any JSON. */
  input?: unknown;
  /** What the step returned; any JSON. */
  output?: unknown;
  /** Anything without a dedicated field, merged by key with what is already set. */
  metadata?: Metadata;
  /** How serious the observation is. */
  level?: Level;
  /** Reason for the level, such as the text of an exception. */
  statusMessage?: string;
  /** Version of the step. */
  version?: string;
}

export interface GenerationUpdate extends ObservationUpdate {
  /** Name of the model, as the provider writes it. */
  model?: string;
  /** Model parameters, such as `temperature`. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Tokens by usage type, such as `input` and `output`. */
  usage?: Readonly<Record<string, number>>;
  /** US dollars by usage type, or one amount as `total`. */
  cost?: Readonly<Record<string, number>>;
  /** Prompt to link the generation to. */
  prompt?: LinkedPrompt;
  /** When the first token arrived. */
  completionStartTime?: Date;
}

export interface ScoreOptions {
  /** Reason for the score. */
  comment?: string;
  /** Type that the value must have; by default the type of the value. */
  dataType?: ScoreDataType;
  /** ID of the score config to check the value against. */
  configId?: string;
  /** Your own ID; sending the same ID again replaces the score. */
  id?: string;
}

/** One step of a trace, open until its callback ends. */
export interface Observation {
  readonly id: string;
  readonly traceId: string;
  readonly kind: ObservationKind;
  /** Sets fields of the observation. */
  update(fields: ObservationUpdate): this;
  /**
   * Adds a score to the observation.
   * @param name What is judged.
   * @param value A number, a category, or true or false.
   */
  score(name: string, value: ScoreValue, options?: ScoreOptions): void;
  /**
   * Adds an event, which has no duration.
   * @param name Name of the event.
   * @param fields Input, output, metadata, level and status message of the event.
   */
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
  /** What the request is for. */
  name?: string;
  /** Who made the request. */
  userId?: string;
  /** The session that the trace belongs to. */
  sessionId?: string;
  /** Words to filter by, added to the tags that are already set. */
  tags?: readonly string[];
  /** Anything without a dedicated field, merged by key with what is already set. */
  metadata?: Metadata;
  /** What the application received; any JSON. */
  input?: unknown;
  /** What the application returned; any JSON. */
  output?: unknown;
  /** Version of the application. */
  release?: string;
  /** Version of one part of the application. */
  version?: string;
  /** Whether anyone with the URL may read the trace. */
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
  /**
   * Adds a score to the current trace.
   * @param name What is judged.
   * @param value A number, a category, or true or false.
   */
  score(name: string, value: ScoreValue, options?: ScoreOptions): void;
  /**
   * Adds an event, which has no duration.
   * @param name Name of the event.
   * @param fields Input, output, metadata, level and status message of the event.
   */
  event(name: string, fields?: Omit<ObservationUpdate, 'name' | 'version'>): void;
  /** Headers that carry the trace to another service: W3C `traceparent`, and `tracestate` if there is one. */
  headers(): Record<string, string>;
  /**
   * Runs a function as part of the trace in the headers. Without a valid `traceparent`, a new trace starts.
   * @param headers Headers of the incoming request.
   * @param fn Function to run.
   */
  continueTrace<Result>(headers: Readonly<Record<string, string | string[] | undefined>>, fn: () => Result): Result;
}

export const current: Current;

/** A file that is stored with a trace. Base64 data URIs in inputs, outputs and metadata become files automatically. */
export class Media {
  /** @param source Content of the file as bytes or in base64, with its media type, such as `image/png`. */
  constructor(source: { content: Uint8Array; contentType: string } | { base64: string; contentType: string });
  readonly id: string;
}

/**
 * Returns the same trace ID for the same seed, such as your own request ID: the first 32 hexadecimal characters of its SHA-256 hash.
 * @param seed Any text, such as your own request ID.
 */
export function traceIdFrom(seed: string): string;
