import { z } from 'zod';
import { findClosestMatch } from '../lib/closest-match.ts';

/** Schema for one of the known names; the error suggests a similar one. */
export function knownNameSchema(what: string, names: readonly string[]): z.ZodType<string> {
  return z.string().refine((name) => names.includes(name), {
    error: ({ input }) => describeUnknownName(what, String(input), names),
  });
}

/** Returns the error for an unknown name, with a similar known name. */
export function describeUnknownName(what: string, name: string, names: readonly string[]): string {
  const suggestion = findClosestMatch(name, names);
  return `there is no ${what} "${name}"${suggestion ? `; did you mean "${suggestion}"?` : ` (known: ${names.join(', ') || 'none'})`}`;
}
