import { expect, it } from 'vitest';
import { type Reservation, TokenBudgets } from './token-budgets.ts';

const OPTIONS = { daily: 100, visitor: 60, chat: 40, keys: 10 };
const budgetOwner = (visitor: string, chat = 'a') => ({ visitor, chat });

it('reports whose budget is spent, and then takes nothing', () => {
  const budgets = new TokenBudgets(OPTIONS, () => new Date('2026-11-16T12:00:00Z'));
  expect(budgets.reserve(budgetOwner('v'), 40)).toBeTypeOf('object');
  expect(budgets.reserve(budgetOwner('v'), 1)).toBe('chat');
  expect(budgets.reserve(budgetOwner('v', 'b'), 21)).toBe('visitor');
  expect(budgets.reserve(budgetOwner('w'), 40)).toBeTypeOf('object');
  expect(budgets.reserve(budgetOwner('x'), 21)).toBe('daily');
  expect(budgets.today).toBe(80);
});

it('replaces the estimate with the actual usage', () => {
  const budgets = new TokenBudgets(OPTIONS, () => new Date('2026-11-16T12:00:00Z'));
  (budgets.reserve(budgetOwner('v'), 40) as Reservation).settle(10);
  expect([budgets.today, typeof budgets.reserve(budgetOwner('v'), 30)]).toEqual([10, 'object']);
});

it('resets at midnight, even for calls in progress', () => {
  let now = new Date('2026-11-16T23:59:59Z');
  const budgets = new TokenBudgets(OPTIONS, () => now);
  const reserved = budgets.reserve(budgetOwner('v'), 40) as Reservation;
  now = new Date('2026-11-17T00:00:01Z');
  reserved.settle(10);
  expect([budgets.today, typeof budgets.reserve(budgetOwner('v'), 40)]).toEqual([0, 'object']);
});
