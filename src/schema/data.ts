import { z } from 'zod';
import { PLAN_IDS } from './front-matter.ts';

/** Title of a team member for whom the team list has none. */
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

/** The team list: fifteen people with different keys. */
export const teamSchema = z
  .array(authorSchema)
  .length(15)
  .refine((team) => new Set(team.map((member) => member.key)).size === team.length, 'two members share a key');

/** Stands in a data file for the address of the cloud app, which the environment names. */
export const SIGN_UP = 'sign-up';

/** A plan as the pricing pages show it; its action leads to a page or is `sign-up`. */
export const planSchema = z.strictObject({
  id: z.enum(PLAN_IDS),
  name: z.string(),
  price: z.string(),
  priceNote: z.string(),
  summary: z.string(),
  units: z.string(),
  dataAccess: z.string(),
  seats: z.string(),
  includes: z.array(z.string()),
  action: z.strictObject({ label: z.string(), href: z.string() }),
});

/** All plans, cheapest first. */
export const plansSchema = z.array(planSchema).min(1);

/** A footer link, or a line between links. */
export const footerEntrySchema = z.union([
  z.strictObject({ title: z.string(), href: z.string() }),
  z.strictObject({ separator: z.literal(true) }),
]);

/** The footer's groups of links. */
export const footerSchema = z.array(z.strictObject({ title: z.string(), links: z.array(footerEntrySchema).min(1) }));

/** Moved paths: where they were, where they are now. */
export const redirectsSchema = z.array(
  z.strictObject({
    from: z.string().startsWith('/'),
    to: z.string().regex(/^(\/|https:\/\/)/, 'must start with "/" or "https://"'),
    permanent: z.boolean().default(true),
  }),
);

/** A team member, who may be an author. */
export type Author = z.infer<typeof authorSchema>;
/** A plan as the pricing pages show it. */
export type Plan = z.infer<typeof planSchema>;
/** The footer's groups of links. */
export type FooterGroups = z.infer<typeof footerSchema>;
/** One moved path. */
export type Redirect = z.infer<typeof redirectsSchema>[number];
