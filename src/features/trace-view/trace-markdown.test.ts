import { expect, it } from 'vitest';
import { SAMPLE_TRACE } from './sample.ts';
import type { Trace } from './trace.ts';
import { traceMarkdown } from './trace-markdown.ts';

const TRACE: Trace = {
  id: 't',
  name: 'triage',
  userId: 'user-7',
  scores: [{ name: 'correct', value: true }],
  observations: [
    { id: 'a', type: 'agent', name: 'triage', startMs: 0, durationMs: 1500 },
    {
      id: 'b',
      parentId: 'a',
      type: 'generation',
      name: 'classify',
      startMs: 20,
      durationMs: 900,
      model: 'model-1',
      usage: { input: 1200, output: 8 },
      costUsd: 0.00002,
      level: 'WARNING',
      scores: [{ name: 'retries', value: 2 }],
    },
  ],
};

it('states name, kind, duration, model, tokens, cost and scores of every observation', () =>
  expect(traceMarkdown(TRACE, 'Illustrative trace')).toBe(
    [
      '**Trace `triage`**: 2 observations in 1.50 s, 1,200 → 8 tokens, under $0.0001, user `user-7`, score `correct` true',
      '',
      '- `triage` (agent): 1.50 s',
      '  - `classify` (generation): 900 ms, `model-1`, 1,200 → 8 tokens, under $0.0001, WARNING, score `retries` 2',
      '',
      '*Illustrative trace*',
    ].join('\n'),
  ));

it('has a line for every observation, nested as in the drawing', () => {
  const lines = traceMarkdown(SAMPLE_TRACE).split('\n');
  expect(lines.filter((line) => /^ *- /.test(line))).toHaveLength(SAMPLE_TRACE.observations.length);
  expect(lines.find((line) => line.includes('embed-question'))).toMatch(/^ {4}- /);
});

it('states metadata of the trace and of its observations', () => {
  const observations = TRACE.observations
    .slice(0, 1)
    .map((one) => ({ ...one, metadata: { hits: 4, index: 'handbook' } }));
  expect(traceMarkdown({ id: 't', name: 'one', scores: [], metadata: { plan: 'annual' }, observations })).toBe(
    '**Trace `one`**: 1 observation in 1.50 s, metadata `plan: annual`\n\n- `triage` (agent): 1.50 s, metadata `hits: 4`, metadata `index: handbook`',
  );
});

it('states releases, versions and the linked prompt', () => {
  const observations = TRACE.observations
    .slice(0, 1)
    .map((one) => ({ ...one, version: 'rerank-2', prompt: { name: 'summarise', version: 4 } }));
  expect(traceMarkdown({ id: 't', name: 'one', scores: [], release: '2.4.1', version: 'chain-3', observations })).toBe(
    '**Trace `one`**: 1 observation in 1.50 s, release `2.4.1`, version `chain-3`\n\n- `triage` (agent): 1.50 s, version `rerank-2`, prompt `summarise` version 4',
  );
});

it('has no total of tokens and cost if no model was called', () => {
  const observations = TRACE.observations.slice(0, 1);
  expect(traceMarkdown({ id: 't', name: 'one', scores: [], observations })).toBe(
    '**Trace `one`**: 1 observation in 1.50 s\n\n- `triage` (agent): 1.50 s',
  );
});
