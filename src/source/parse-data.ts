import type { z } from 'zod';
import { parseYaml } from '../markdown/front-matter.ts';

/** Every string of a JSON text; those followed by a colon are keys. */
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

/** The value of a JSON text; undefined if it is invalid, or if a duplicate key has hidden a value. */
function parseJsonFast(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return getKeys(value) === countKeys(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads and validates a data file. For a fault, the YAML parser finds the line: JSON is YAML, but takes a hundred times as long to parse. */
export function parseData<T>(text: string, file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJsonFast(text));
  return parsed.success ? parsed.data : parseYaml(text, file, schema);
}
