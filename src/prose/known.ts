import { z } from 'zod';
import { nearest } from '../lib/nearest.ts';

/** Text that has to be one of the names the site knows; otherwise the nearest one is named. */
export function known(what: string, names: readonly string[]): z.ZodType<string> {
  return z.string().refine((name) => names.includes(name), {
    error: ({ input }) => {
      const near = nearest(String(input), names);
      return `there is no ${what} "${String(input)}"${near ? `; did you mean "${near}"?` : ` (known: ${names.join(', ') || 'none'})`}`;
    },
  });
}
