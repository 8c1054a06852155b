import { z } from 'zod';
import { nearest } from '../lib/nearest.ts';

/** Text that has to be one of the names the site knows; otherwise the nearest one is named. */
export function knownNameSchema(what: string, names: readonly string[]): z.ZodType<string> {
  return z.string().refine((name) => names.includes(name), {
    error: ({ input }) => describeUnknownName(what, String(input), names),
  });
}

/** Says that a name is not known, and which one is nearest. */
export function describeUnknownName(what: string, name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return `there is no ${what} "${name}"${near ? `; did you mean "${near}"?` : ` (known: ${names.join(', ') || 'none'})`}`;
}
