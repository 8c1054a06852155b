import { expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.ts';

it('opens after consecutive failures, lets one call through after a pause, and closes after a success', () => {
  let time = 0;
  const breaker = new CircuitBreaker({ failures: 2, restMs: 100 }, () => time);
  breaker.recordFailure();
  breaker.recordSuccess();
  breaker.recordFailure();
  expect([breaker.state, breaker.tryCall()]).toEqual(['closed', true]);
  breaker.recordFailure();
  expect([breaker.state, breaker.tryCall()]).toEqual(['open', false]);
  time = 100;
  expect([breaker.state, breaker.tryCall(), breaker.tryCall()]).toEqual(['half-open', true, false]);
  breaker.recordFailure();
  expect(breaker.state).toBe('open');
  time = 200;
  expect(breaker.tryCall()).toBe(true);
  breaker.cancel();
  expect(breaker.tryCall()).toBe(true);
  breaker.recordSuccess();
  expect([breaker.state, breaker.tryCall(), breaker.tryCall()]).toEqual(['closed', true, true]);
});
