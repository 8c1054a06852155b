import { afterEach, expect, it, vi } from 'vitest';
import { formatUuid, randomUuid } from './random-uuid.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('is a new UUID each time', () => {
  expect(randomUuid()).toMatch(UUID);
  expect(randomUuid()).not.toBe(randomUuid());
});

it('works without crypto.randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: <T>(bytes: T) => bytes });
  expect(randomUuid()).toBe('00000000-0000-4000-8000-000000000000');
  expect(formatUuid(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});
