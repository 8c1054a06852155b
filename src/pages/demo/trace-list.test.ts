import { expect, it } from 'vitest';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { totals } from '../../features/trace-view/layout.ts';
import { SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { formatUsd } from '../../lib/money.ts';
import { TRACE_LINES } from './trace-list.ts';

it('the list, the session and the open trace tell the same cost and tokens', () => {
  const { costUsd, inputTokens, outputTokens } = totals(SAMPLE_TRACE);
  const line = TRACE_LINES.find(({ id }) => id === SAMPLE_TRACE.id);
  const turn = SAMPLE_SESSION.turns.find(({ traceId }) => traceId === SAMPLE_TRACE.id);
  expect(line?.cost).toBe(formatUsd(costUsd));
  expect(formatUsd(turn?.costUsd ?? 0)).toBe(formatUsd(costUsd));
  expect(turn?.tokens).toBe(inputTokens + outputTokens);
});
