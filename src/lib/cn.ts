import { extendTailwindMerge } from 'tailwind-merge';

/** Merged class lists that are remembered. */
export const CLASS_MERGE_CACHE_SIZE = 500;
const merge = extendTailwindMerge({ cacheSize: CLASS_MERGE_CACHE_SIZE });

/** What `cn` accepts: class strings, with anything falsy left out. */
export type ClassValue = string | false | null | undefined;

/** Joins class names; of two Tailwind classes that set the same thing, the later wins. */
export function cn(...values: ClassValue[]): string {
  return merge(values.filter(Boolean).join(' '));
}
