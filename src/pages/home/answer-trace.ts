import type { Trace } from '../../features/trace-view/trace.ts';

const QUESTION = 'What is a sight glass?';
const ANSWER = 'A sight glass is a window in a tank or pipe that shows the level or flow of a liquid.';

/** The step of the trace that is open at first. */
export const ANSWER_OPEN = 'responses.create';

/** The trace that the samples in Python and TypeScript produce: the one on the page for getting started, as a test checks. */
export const ANSWER_TRACE: Trace = {
  id: '32475eba321be5466974296d96885f6b',
  name: 'answer',
  environment: 'default',
  scores: [],
  observations: [
    {
      id: 'fdb8b2ef782bdd69',
      type: 'span',
      name: 'answer',
      startMs: 0,
      durationMs: 1240,
      input: `{"question": "${QUESTION}"}`,
      output: ANSWER,
    },
    {
      id: '98dd63ec2b103302',
      parentId: 'fdb8b2ef782bdd69',
      type: 'generation',
      name: ANSWER_OPEN,
      startMs: 12,
      durationMs: 1220,
      model: 'gpt-6-luna',
      usage: { input: 14, output: 26 },
      costUsd: 1.77e-5,
      input: QUESTION,
      output: ANSWER,
    },
  ],
};
