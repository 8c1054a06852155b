import { extendTailwindMerge } from 'tailwind-merge';

/** Number of cached class lists. */
export const CLASS_MERGE_CACHE_SIZE = 500;
const merge = extendTailwindMerge({ cacheSize: CLASS_MERGE_CACHE_SIZE });

/** What `cn` accepts: class strings; falsy values are skipped. */
export type ClassValue = string | false | null | undefined;

/** Joins class names; of two Tailwind classes that set the same thing, the later wins. A single list stays unchanged. */
export function cn(...values: ClassValue[]): string {
  const [first = '', ...others] = values.filter((value): value is string => Boolean(value));
  // Starting tailwind-merge takes milliseconds, which most islands avoid this way.
  return others.length === 0 ? first : merge([first, ...others].join(' '));
}
