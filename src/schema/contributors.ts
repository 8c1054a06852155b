import { z } from 'zod';

/** A username of the code host: letters and digits, single hyphens between them, at most 39 characters. */
export const usernameSchema = z
  .string()
  .max(39)
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/i, 'must be letters and digits, with single hyphens between them');

const usernames = z
  .array(usernameSchema)
  .min(1)
  .refine((names) => new Set(names).size === names.length, 'must not list anyone twice');

/** Contributors that the history of this repository doesn't contain. */
export const contributorsSchema = z.strictObject({
  identities: z
    .record(z.string().min(1), usernameSchema)
    .describe('E-mail address or name of a commit, and whose username it is. Commits of anyone else count for nobody.'),
  owners: z
    .record(z.string().startsWith('/'), usernames)
    .default({})
    .describe(
      'Start of a path and who looks after the pages below it. They are shown where neither `pages` nor the history names anyone; the longest start counts.',
    ),
  pages: z
    .record(z.string().startsWith('/'), usernames)
    .describe(
      'Path of a page and who wrote it before it came here; `[name]` stands for any one part, as in `/faq/tag/[tag]`.',
    ),
});

/** Contributors that the history of this repository doesn't contain. */
export type ContributorData = z.infer<typeof contributorsSchema>;
