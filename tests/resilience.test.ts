import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { isMet } from '../bench/resilience/row.ts';
import { RESILIENCE_ROWS } from '../bench/resilience/rows.ts';
import { createSmallSite } from './small-content.ts';

const root = createSmallSite();
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each(RESILIENCE_ROWS)('$name: counts meet their targets', async ({ run }) => {
  const figures = await run({ short: true, root });
  expect(figures.filter(({ unit }) => unit !== 'ms').filter((figure) => !isMet(figure))).toEqual([]);
});
