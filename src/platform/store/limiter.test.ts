import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SHARED_LIMIT } from '../../site/limits.ts';
import type { Database } from './database.ts';
import { createLimiter } from './limiter.ts';

const OPTIONS = { name: 'test', requests: 2, seconds: 60 };
const query = vi.fn();
const database = () => ({ pool: { query } as unknown as Pool }) as Database;
const never = () => new Promise(() => undefined);
const row = { rows: [{ points: 1, expire: '0' }] };

beforeEach(() => {
  vi.useFakeTimers();
  query.mockReset();
});
afterEach(() => void vi.useRealTimers());

/** Takes a point once the timeout of a hung database is over. */
async function takeAfterWait(limiter: ReturnType<typeof createLimiter>) {
  const result = limiter.take('a');
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(SHARED_LIMIT.waitMs);
  return result;
}

it('counts in memory when the database does not respond in time, and keeps the limit', async () => {
  query.mockImplementation(never);
  const limiter = createLimiter(OPTIONS, database);
  expect(await takeAfterWait(limiter)).toBeUndefined();
  expect(await limiter.take('a')).toBeUndefined();
  expect(await limiter.take('a')).toBe(60);
  expect(query).toHaveBeenCalledTimes(1);
});

it('tries the database again after a pause, with one request, and returns to it', async () => {
  query.mockImplementation(never);
  const limiter = createLimiter(OPTIONS, database);
  await takeAfterWait(limiter);
  await vi.advanceTimersByTimeAsync(SHARED_LIMIT.pauseMs);
  await Promise.all([takeAfterWait(limiter), limiter.take('b')]);
  expect(query).toHaveBeenCalledTimes(2);
  query.mockResolvedValue(row);
  await vi.advanceTimersByTimeAsync(SHARED_LIMIT.pauseMs);
  for (const key of ['c', 'd', 'e']) expect(await limiter.take(key)).toBeUndefined();
  expect(query).toHaveBeenCalledTimes(5);
});

it('counts in memory when the database fails', async () => {
  query.mockRejectedValue(new Error('Connection terminated unexpectedly'));
  const limiter = createLimiter(OPTIONS, database);
  expect(await limiter.take('a')).toBeUndefined();
});
