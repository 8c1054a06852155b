import { LruMap } from './lru.ts';

const MAX_CACHED = 10_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', quot: '"', '#x27': "'" };

/** Returns the distinct values of the class attributes in HTML from React, as they are written. */
export const getClassValues = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, value = '']) => value));

/** Returns the classes in the value of a class attribute. */
export const splitClassValue = (value: string): string[] =>
  value
    .replace(/&(amp|gt|lt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .split(/\s+/)
    .filter((name) => name !== '');

/** Makes a function that tells whether HTML has only classes of a list. Most attributes occur on many pages, so results are cached by their values. */
export function createStyledTest(classes: ReadonlySet<string>): (html: string) => boolean {
  const results = new LruMap<boolean>(MAX_CACHED);
  const isKnown = (value: string) => {
    const result = results.get(value) ?? splitClassValue(value).every((name) => classes.has(name));
    results.set(value, result);
    return result;
  };
  return (html) => [...getClassValues(html)].every(isKnown);
}
