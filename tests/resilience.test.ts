import { expect, it } from 'vitest';
import { isMet } from '../bench/resilience/row.ts';
import { RESILIENCE_ROWS } from '../bench/resilience/rows.ts';

it.each(RESILIENCE_ROWS)('$name: counts meet their targets', async ({ run }) => {
  const figures = await run({ short: true });
  // Times and memory depend on the machine and on when garbage is collected: the bench judges them, tests do not.
  const counts = figures.filter(({ unit }) => unit === undefined);
  expect(counts.filter((figure) => !isMet(figure))).toEqual([]);
});
