import { z } from 'zod';

/** Title and description of the index pages of folders, by path. */
export const foldersSchema = z
  .record(
    z.string().startsWith('/'),
    z.strictObject({
      title: z.string().min(1).optional().describe('Heading of the page. Default: the group in the sidebar.'),
      description: z
        .string()
        .min(40)
        .max(180)
        .describe('What the reader finds there. Default: the titles of its pages.'),
    }),
  )
  .describe('Rows are optional: a folder without one is titled and described from its pages.');

/** Title and description of the index pages of folders, by path. */
export type FolderRows = z.infer<typeof foldersSchema>;
