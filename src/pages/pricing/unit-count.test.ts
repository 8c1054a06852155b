import { expect, it } from 'vitest';
import { SAMPLE_TRACE } from '../../features/trace-view/sample.ts';
import { countUnits, formatCents } from './unit-count.ts';

it('counts the trace, its observations and every score', () => {
  const { observations, scores, total } = countUnits(SAMPLE_TRACE);
  expect(observations).toBe(SAMPLE_TRACE.observations.length);
  expect(scores).toBe(JSON.stringify(SAMPLE_TRACE).split('"source":').length - 1);
  expect(total).toBe(1 + observations + scores);
});

it('states a price below a cent', () => {
  expect(formatCents(16, 9)).toBe('0.14 cents');
  expect(formatCents(100_000, 9)).toBe('900 cents');
});
