import type { SECTIONS } from './sections.ts';

/** Pages at the top of the site that belong to no section with a prefix. */
export const TOP_PAGES = [
  '/about',
  '/agents',
  '/cn',
  '/community',
  '/cookie-policy',
  '/demo',
  '/enterprise',
  '/jp',
  '/kr',
  '/library',
  '/open-source',
  '/oss-friends',
  '/pricing',
  '/pricing-self-host',
  '/privacy',
  '/research',
  '/search',
  '/startups',
  '/support',
  '/talk-to-us',
  '/terms',
  '/third-parties',
  '/watch-demo',
  '/why',
] as const;

type SectionPrefix = Exclude<(typeof SECTIONS)[number]['prefix'], '/'>;
type Suffix = '' | `#${string}` | `?${string}`;

/** A link to a page of this site: the compiler refuses unknown top pages and sections, and the link check unknown pages. */
export type SiteHref =
  | `/${Suffix}`
  | `${(typeof TOP_PAGES)[number] | SectionPrefix}${Suffix}`
  | `${SectionPrefix}/${string}`;

/** A link within the page, to the site, or to another one. */
export type Href = SiteHref | `#${string}` | `https://${string}` | `mailto:${string}`;

/** The page that explains the words of the platform. */
export const GLOSSARY_PAGE = '/docs/glossary' satisfies SiteHref;
