/** Kinds of observation that the platform knows. */
export type ObservationType =
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

/** Log level of an observation. */
export type ObservationLevel = 'DEBUG' | 'DEFAULT' | 'WARNING' | 'ERROR';

/** A judgement on a trace or observation: a number (often from 0 to 1), a category or a yes or no. */
export interface Score {
  name: string;
  value: number | string | boolean;
  source?: 'API' | 'EVAL' | 'ANNOTATION';
}

/** Input and output tokens of a model call. */
export interface Usage {
  input: number;
  output: number;
}

/** One step of a trace; times are milliseconds from the trace's start. */
export interface Observation {
  id: string;
  parentId?: string;
  type: ObservationType;
  name: string;
  startMs: number;
  durationMs: number;
  /** Milliseconds from the observation's own start to the first streamed token. */
  firstTokenMs?: number;
  model?: string;
  usage?: Usage;
  costUsd?: number;
  level?: ObservationLevel;
  /** Version of the step, as the application names it. */
  version?: string;
  /** The prompt version that a generation is linked to. */
  prompt?: { name: string; version: number };
  statusMessage?: string;
  input?: string;
  output?: string;
  metadata?: Readonly<Record<string, unknown>>;
  scores?: Score[];
}

/** One request through an application. */
export interface Trace {
  id: string;
  name: string;
  userId?: string;
  sessionId?: string;
  environment?: string;
  release?: string;
  version?: string;
  tags?: string[];
  metadata?: Readonly<Record<string, unknown>>;
  scores: Score[];
  observations: Observation[];
}
