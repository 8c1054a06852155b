import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

it('opens after failures in a row, lets one call through after a rest, and closes with a success', () => {
  let time = 0;
  const breaker = new CircuitBreaker({ failures: 2, restMs: 100 }, () => time);
  breaker.failure();
  breaker.success();
  breaker.failure();
  expect([breaker.state, breaker.allow()]).toEqual(['closed', true]);
  breaker.failure();
  expect([breaker.state, breaker.allow()]).toEqual(['open', false]);
  time = 100;
  expect([breaker.state, breaker.allow(), breaker.allow()]).toEqual(['half-open', true, false]);
  breaker.failure();
  expect(breaker.state).toBe('open');
  time = 200;
  expect(breaker.allow()).toBe(true);
  breaker.cancel();
  expect(breaker.allow()).toBe(true);
  breaker.success();
  expect([breaker.state, breaker.allow(), breaker.allow()]).toEqual(['closed', true, true]);
});
