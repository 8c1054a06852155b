import { expect, it } from 'vitest';
import { PageCache } from './page-cache.ts';

it('drops every page when the day ends, but not before', () => {
  let now = new Date('2026-12-31T00:00:00Z');
  const cache = new PageCache<string>(10, { now: () => now });
  cache.set('/docs', '2026');
  now = new Date('2026-12-31T23:59:59Z');
  expect(cache.get('/docs')).toBe('2026');
  now = new Date('2027-01-01T00:00:00Z');
  expect(cache.get('/docs')).toBeUndefined();
  cache.set('/docs', '2027');
  expect(cache.get('/docs')).toBe('2027');
});

it('drops the least recently used page when it is full', () => {
  const cache = new PageCache<string>(1, { now: () => new Date(0) });
  cache.set('/a', 'a');
  cache.set('/b', 'b');
  expect([cache.get('/a'), cache.get('/b')]).toEqual([undefined, 'b']);
});
