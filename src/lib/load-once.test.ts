import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

it('loads at the first call, once for calls at the same time', async () => {
  let loads = 0;
  const load = loadOnce(async () => ++loads);
  expect(loads).toBe(0);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

it('reports a failure to all that wait, and loads again at the next call', async () => {
  let loads = 0;
  const load = loadOnce(async () => {
    loads += 1;
    if (loads === 1) throw new Error('too many open files');
    return loads;
  });
  const results = await Promise.allSettled([load(), load()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toBe(2);
});
