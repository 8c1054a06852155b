import type { ObservationType } from './trace.ts';

/** UI text of the component. */
export interface TraceWords {
  /** Text alternative; `{name}`, `{count}`, `{duration}` are filled in. */
  summary: string;
  /** The same for a trace of one observation; default `summary`. */
  summaryOne?: string;
  choose: string;
  types: Record<ObservationType, string>;
  latency: string;
  tokens: string;
  cost: string;
  observations: string;
  observation: string;
  duration: string;
  start: string;
  firstToken: string;
  model: string;
  level: string;
  /** Label of a step's version; default "Version". */
  version?: string;
  /** Label of the linked prompt; default "Prompt". */
  prompt?: string;
  scores: string;
  input: string;
  output: string;
  /** Label of custom metadata; default "Metadata". */
  metadata?: string;
  criticalPath: string;
  otherWork: string;
  /** Says what a line of code creates; `{number}` and `{spans}` are filled in. */
  creates: string;
  /** Says which line of code creates an observation; `{lines}` is filled in. Default "created by {lines}". */
  createdBy?: string;
}

export const TRACE_WORDS: TraceWords = {
  summary: 'Trace {name}: {count} observations in {duration}',
  summaryOne: 'Trace {name}: 1 observation in {duration}',
  choose: 'Choose an observation to see its details',
  types: {
    span: 'span',
    generation: 'generation',
    event: 'event',
    agent: 'agent',
    tool: 'tool',
    chain: 'chain',
    retriever: 'retriever',
    embedding: 'embedding',
    evaluator: 'evaluator',
    guardrail: 'guardrail',
  },
  latency: 'Latency',
  tokens: 'Tokens',
  cost: 'Cost',
  observations: 'Observations',
  observation: 'Observation',
  duration: 'Duration',
  start: 'Start',
  firstToken: 'First token',
  model: 'Model',
  level: 'Level',
  version: 'Version',
  prompt: 'Prompt',
  scores: 'Scores',
  input: 'Input',
  output: 'Output',
  metadata: 'Metadata',
  criticalPath: 'Critical path',
  otherWork: 'Parallel or waiting',
  creates: '{number}: creates {spans}',
};
