import { expect, it } from 'vitest';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { FAILED_TRACE } from './failed-trace.ts';

const turn = SAMPLE_SESSION.turns.find(({ feedback }) => feedback === 'negative');
const { observations } = FAILED_TRACE;
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

it('is the trace of the turn that the customer marked as unhelpful', () => {
  expect(FAILED_TRACE).toMatchObject({
    id: turn?.traceId,
    sessionId: SAMPLE_SESSION.id,
    userId: SAMPLE_SESSION.userId,
  });
  expect(observations[0]).toMatchObject({ input: turn?.question, output: turn?.answer, durationMs: turn?.latencyMs });
  expect(sum(observations.map(({ usage }) => (usage?.input ?? 0) + (usage?.output ?? 0)))).toBe(turn?.tokens);
  expect(sum(observations.map(({ costUsd }) => costUsd ?? 0))).toBeCloseTo(turn?.costUsd ?? 0, 5);
});
