import { z } from 'zod';

/** Title of a team member without one in the team list. */
export const TEAM_TITLE = 'Team Member';

/** A team member, who may be an author. */
export const authorSchema = z.strictObject({
  key: z.string().min(1),
  firstName: z.string().min(1),
  name: z.string().min(1),
  title: z.string().min(1).default(TEAM_TITLE),
  image: z.string().startsWith('/'),
  twitter: z.string().optional(),
  github: z.string().min(1),
});

/** The team list: fifteen people with unique keys. */
export const teamSchema = z
  .array(authorSchema)
  .length(15)
  .refine((team) => new Set(team.map((member) => member.key)).size === team.length, 'two members share a key');

/** A footer link, or a line between links. */
export const footerEntrySchema = z.union([
  z.strictObject({ title: z.string(), href: z.string() }),
  z.strictObject({ separator: z.literal(true) }),
]);

/** The footer's groups of links. */
export const footerSchema = z.array(z.strictObject({ title: z.string(), links: z.array(footerEntrySchema).min(1) }));

/** Moved paths with their new paths. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z.string().startsWith('/'),
    to: z.string().regex(/^(\/|https:\/\/)/, 'must start with "/" or "https://"'),
    permanent: z.boolean().default(true),
  }),
);

/** A team member, who may be an author. */
export type Author = z.infer<typeof authorSchema>;
/** The footer's groups of links. */
export type FooterGroups = z.infer<typeof footerSchema>;
/** One moved path. */
export type Redirect = z.infer<typeof redirectsSchema>[number];
