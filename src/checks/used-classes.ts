import { getClassValues, splitClassValue } from '../lib/class-values.ts';

/** Returns the classes that occur on at least so many pages, sorted. */
export function collectClasses(pages: readonly { html: string }[], minPages: number): string[] {
  const counts = new Map<string, number>();
  for (const { html } of pages) {
    const names = new Set([...getClassValues(html)].flatMap(splitClassValue));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].flatMap(([name, count]) => (count >= minPages ? [name] : [])).sort();
}
