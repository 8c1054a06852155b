import { expect, it } from 'vitest';
import { SAMPLE_SESSION } from '../../features/session-timeline/sample.ts';
import { formatCount, formatMs } from '../../features/trace-view/format.ts';
import { getTotals } from '../../features/trace-view/layout.ts';
import { SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { formatUsd } from '../../lib/money.ts';
import { TRACE_LINES } from './trace-list.ts';

it('the list, the session and the open trace show the same cost and tokens', () => {
  const { costUsd, inputTokens, outputTokens } = getTotals(SAMPLE_TRACE);
  const line = TRACE_LINES.find(({ id }) => id === SAMPLE_TRACE.id);
  const turn = SAMPLE_SESSION.turns.find(({ traceId }) => traceId === SAMPLE_TRACE.id);
  expect(line?.cost).toBe(formatUsd(costUsd));
  expect(formatUsd(turn?.costUsd ?? 0)).toBe(formatUsd(costUsd));
  expect(turn?.tokens).toBe(inputTokens + outputTokens);
});

it('the list has every turn of the session, with the same numbers', () => {
  for (const { traceId, latencyMs, tokens, costUsd, question } of SAMPLE_SESSION.turns) {
    expect(TRACE_LINES.find(({ id }) => id === traceId)).toMatchObject({
      input: question,
      latency: formatMs(latencyMs),
      tokens: formatCount(tokens),
      cost: formatUsd(costUsd),
    });
  }
});

it('trace ids have 32 digits', () => {
  for (const { id } of TRACE_LINES) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
