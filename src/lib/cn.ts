import { extendTailwindMerge } from 'tailwind-merge';

/** Merged class lists that are remembered. */
export const CLASS_MERGE_CACHE_SIZE = 500;
const merge = extendTailwindMerge({ cacheSize: CLASS_MERGE_CACHE_SIZE });

/** What `cn` accepts: class strings; falsy values are skipped. */
export type ClassValue = string | false | null | undefined;

/** Joins class names; of two Tailwind classes that set the same thing, the later wins. One list alone stays as it is. */
export function cn(...values: ClassValue[]): string {
  const [first = '', ...others] = values.filter((value): value is string => Boolean(value));
  // The merger needs milliseconds to start, which most islands thus never spend.
  return others.length === 0 ? first : merge([first, ...others].join(' '));
}
