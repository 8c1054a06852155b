import { expect, test } from 'vitest';
import { PLANS_FIXTURE } from './plans.fixture.ts';
import { getPlan } from './plans.ts';
import { monthlyBill, usageCost } from './usage-cost.ts';

const { overagePer100k } = PLANS_FIXTURE;
const cost = (units: number) => usageCost(units, 100_000, overagePer100k);

test.each([
  [0, 0],
  [100_000, 0],
  [100_001, 0],
  [150_000, 4.5],
  [600_000, 45],
  [1_000_000, 81],
  [1_100_000, 89],
  [5_000_000, 401],
  [10_000_000, 801],
  [50_000_000, 3_601],
  [60_000_000, 4_201],
])('%i units cost $%d beyond the plan', (units, dollars) => {
  expect(cost(units).dollars).toBe(dollars);
});

test('each band charges only its own units, and together they cover all but the included ones', () => {
  const { bands } = cost(12_000_000);
  expect(bands.map(({ units }) => units)).toEqual([900_000, 9_000_000, 2_000_000, 0]);
  expect(bands.map(({ dollars }) => dollars)).toEqual([81, 720, 140, 0]);
});

test('the whole bill adds the price of the plan', () => {
  expect(monthlyBill(600_000, getPlan(PLANS_FIXTURE, 'core'), overagePer100k)).toBe(84);
  expect(monthlyBill(1_000_000, getPlan(PLANS_FIXTURE, 'pro'), overagePer100k)).toBe(330);
});
