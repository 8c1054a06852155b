import type { ScoreValue } from '../../lib/scores.ts';

/** The user's feedback on an answer. */
export type Feedback = 'positive' | 'negative';

/** One question and its answer: one trace. */
export interface Turn {
  traceId: string;
  /** Seconds from the session's start. */
  atSeconds: number;
  latencyMs: number;
  tokens: number;
  costUsd: number;
  question: string;
  answer: string;
  feedback?: Feedback;
}

/** A score of the whole session. */
export interface SessionScore {
  name: string;
  value: ScoreValue;
}

/** A user's traces, in order. */
export interface Session {
  id: string;
  userId: string;
  /** Formatted start time. */
  started: string;
  scores?: SessionScore[] | undefined;
  turns: Turn[];
}
