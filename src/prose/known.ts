import { z } from 'zod';
import { nearest } from '../lib/nearest.ts';

/** Schema for one of the known names; the error suggests the nearest one. */
export function knownNameSchema(what: string, names: readonly string[]): z.ZodType<string> {
  return z.string().refine((name) => names.includes(name), {
    error: ({ input }) => describeUnknownName(what, String(input), names),
  });
}

/** Returns the error for an unknown name, with the nearest known one. */
export function describeUnknownName(what: string, name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return `there is no ${what} "${name}"${near ? `; did you mean "${near}"?` : ` (known: ${names.join(', ') || 'none'})`}`;
}
