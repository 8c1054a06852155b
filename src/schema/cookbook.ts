import { z } from 'zod';

/** One notebook of the cookbook. */
export const cookbookEntrySchema = z.strictObject({
  notebook: z
    .string()
    .regex(/^[a-z\d]+([_-][a-z\d]+)*$/, 'must be a file name without ".ipynb"')
    .describe('Name of the file in `cookbook/`, without `.ipynb`.'),
  docsPath: z
    .string()
    .regex(/^[a-z\d][a-z\d/-]*[a-z\d]$/, 'must be a path without leading or trailing "/"')
    .nullable()
    .describe('Path at which the notebook answers as well, and which search engines should prefer.'),
  isGuide: z.boolean().describe('Whether the index of guides lists it.'),
});

/** The table of notebooks, without duplicates. */
export const cookbookSchema = z
  .array(cookbookEntrySchema)
  .refine((entries) => unique(entries.map(({ notebook }) => notebook)), 'must not list a notebook twice')
  .refine((entries) => unique(entries.flatMap(({ docsPath }) => docsPath ?? [])), 'must not list a docsPath twice');

function unique(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}

/** One notebook of the cookbook. */
export type CookbookEntry = z.infer<typeof cookbookEntrySchema>;
