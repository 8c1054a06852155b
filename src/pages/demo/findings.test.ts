import { expect, it } from 'vitest';
import { getFindings } from './findings.ts';

it('lists in the overview what the parts of the project show', () => {
  const readings = Object.fromEntries(getFindings().map(({ id, reading }) => [id, reading]));
  expect(readings).toEqual({
    traces: '1 of 7 below 0.7',
    trace: '10 steps, 4.18 s',
    session: '5 turns, 5:32 min',
    prompt: 'v6 live, v7 latest',
    evaluation: '0.77 → 0.90',
  });
});
