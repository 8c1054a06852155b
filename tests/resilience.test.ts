import { expect, it } from 'vitest';
import { meetsTarget } from '../bench/resilience/row.ts';
import { RESILIENCE_ROWS } from '../bench/resilience/rows.ts';

it.each(RESILIENCE_ROWS)('$name: counts meet their targets', async ({ run }) => {
  const figures = await run({ short: true });
  expect(figures.filter(({ unit }) => unit !== 'ms').filter((figure) => !meetsTarget(figure))).toEqual([]);
});
