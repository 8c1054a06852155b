import type { ScoreValue } from '../../lib/scores.ts';

/** What the user said about an answer. */
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
  /** When it began, as it is to be read. */
  started: string;
  scores?: SessionScore[] | undefined;
  turns: Turn[];
}
