import type { Feedback } from './session.ts';

/** Text in the figure that doesn't come from the data. */
export interface SessionWords {
  /** Text alternative; `{id}`, `{count}`, `{length}` are filled in. */
  summary: string;
  turns: string;
  length: string;
  median: string;
  cost: string;
  latency: string;
  tokens: string;
  feedback: Record<Feedback, string>;
}

export const SESSION_WORDS: SessionWords = {
  summary: 'Session {id}: {count} traces in {length} minutes',
  turns: 'Traces',
  length: 'Length',
  median: 'Median latency',
  cost: 'Cost',
  latency: 'Latency',
  tokens: 'tokens',
  feedback: { positive: 'Helpful', negative: 'Not helpful' },
};
