import { getClassValues, splitClassValue } from '../lib/class-values.ts';

/** A class on fewer pages is not worth its bytes on all others; these pages load the full stylesheet. */
const MIN_PAGES = 5;

/** Returns the classes that occur on several pages, sorted. */
export function collectCommonClasses(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const html of pages) {
    const names = new Set([...getClassValues(html)].flatMap(splitClassValue));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= MIN_PAGES ? [name] : [])).sort();
}
