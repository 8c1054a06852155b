import { expect, it } from 'vitest';
import { readPrices } from './notebooks/standin/prices.ts';

it('prefers the newest definition of the project over the prices that come with the platform', () => {
  const own: unknown[] = [];
  const prices = readPrices(process.cwd(), () => own);
  const before = prices('gpt-6-luna', { input: 10 });
  own.push({ matchPattern: '^gpt-6-luna$', prices: { input: 1 } }, { matchPattern: '^gpt-6', prices: { input: 2 } });
  expect(before.input).toBeLessThan(1);
  expect(prices('gpt-6-luna', { input: 10, output: 5 })).toEqual({ input: 20 });
  expect(prices('unknown', { input: 10 })).toEqual({});
});
