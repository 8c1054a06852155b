import type { z } from 'zod';
import { parseYaml } from '../markdown/front-matter.ts';

/** Every string of a JSON text; those with a colon after them are keys. */
const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

function countKeys(text: string): number {
  let keys = 0;
  for (const [, colon] of text.matchAll(STRINGS)) if (colon !== undefined) keys += 1;
  return keys;
}

function getKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const keyCount = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, one) => sum + getKeys(one), keyCount);
}

/** The value of a JSON text; undefined if it cannot be read, or if a duplicate key has hidden something. */
function quickValue(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return getKeys(value) === countKeys(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads and checks a data file. Where something is wrong, the YAML reader says in which line: JSON is YAML, read a hundred times as slowly. */
export function parseData<T>(text: string, file: string, schema: z.ZodType<T>): T {
  const quick = schema.safeParse(quickValue(text));
  return quick.success ? quick.data : parseYaml(text, file, schema);
}
