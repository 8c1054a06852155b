import { expect, it } from 'vitest';
import { DISK_RESERVE_MB, STORE_SPACE_CHECK_MS } from '../../site/limits.ts';
import { getDiskUsage, getFullReason, watchDiskUsage } from './disk-usage.ts';

const MB = 1024 * 1024;

it.each([
  [94 * MB, 1000 * MB, undefined],
  [95 * MB, 1000 * MB, 'the folder holds 95 of 100 MB'],
  [0, DISK_RESERVE_MB * MB, undefined],
  [0, DISK_RESERVE_MB * MB - 1, `the disk has ${DISK_RESERVE_MB - 1} MB left`],
  [0, Number.POSITIVE_INFINITY, undefined],
])('%i bytes used and %i free of a folder for 100 MB: %s', (used, free, reason) =>
  expect(getFullReason({ used, free }, 100)).toBe(reason),
);

it('checks the disk periodically, not at each write', () => {
  let [looks, now] = [0, 0];
  const full = watchDiskUsage(
    100,
    () => {
      looks += 1;
      return { used: 0, free: Number.POSITIVE_INFINITY };
    },
    () => now,
  );
  for (let check = 0; check < 5; check++) full();
  expect(looks).toBe(1);
  now += STORE_SPACE_CHECK_MS;
  full();
  expect(looks).toBe(2);
});

it('measures a folder and its disk', () => {
  const { used, free } = getDiskUsage('src/platform/store');
  expect(used).toBeGreaterThan(1000);
  expect(free).toBeGreaterThan(0);
});
