import { z } from 'zod';

/** One line of a `sidebar.yaml`: a page, a group of lines, or a heading between them. */
export type SidebarEntry = string | { group: string; pages: SidebarEntry[] } | { heading: string };

const entry: z.ZodType<SidebarEntry> = z.lazy(() =>
  z.union([
    z.string(),
    z.strictObject({ group: z.string().min(1), pages: z.array(entry).min(1) }),
    z.strictObject({ heading: z.string().min(1) }),
  ]),
);

/** A whole `sidebar.yaml`. */
export const sidebarSchema = z.array(entry).min(1);
