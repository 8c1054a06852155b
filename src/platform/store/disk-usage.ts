import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DISK_RESERVE_MB, STORE_FULL_SHARE, STORE_SPACE_CHECK_MS } from '../../site/limits.ts';

const MB = 1024 * 1024;

/** Size of a folder, and free space of its disk. */
export interface DiskUsage {
  used: number;
  free: number;
}

/** Measures a folder and its disk. */
export function getDiskUsage(folder: string): DiskUsage {
  const used = readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not report their size.
  return { used, free: blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize };
}

/** Returns why a folder may not grow further, or undefined while there is space. */
export function getFullReason({ used, free }: DiskUsage, maxMb: number): string | undefined {
  if (used >= maxMb * MB * STORE_FULL_SHARE) return `the folder holds ${Math.ceil(used / MB)} of ${maxMb} MB`;
  if (free < DISK_RESERVE_MB * MB) return `the disk has ${Math.floor(free / MB)} MB left`;
  return undefined;
}

/** Watches the free space of a folder; measures again if the last measurement is too old. */
export function watchDiskUsage(
  maxMb: number,
  measure: () => DiskUsage,
  now: () => number = () => performance.now(),
): () => string | undefined {
  let last: { measuredAt: number; reason: string | undefined } | undefined;
  return () => {
    if (!last || now() - last.measuredAt >= STORE_SPACE_CHECK_MS)
      last = { measuredAt: now(), reason: getFullReason(measure(), maxMb) };
    return last.reason;
  };
}
