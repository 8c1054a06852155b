import { BRAND } from './brand.ts';
import type { SiteHref } from './links.ts';

/** A link in a header menu. */
export interface NavLink {
  title: string;
  href: SiteHref;
  description?: string;
}

/** A header entry: a menu of links, or a single link. */
export type NavEntry = { title: string; items: readonly NavLink[] } | { title: string; href: SiteHref };

/** The header's menus and links, in order. */
export const HEADER_NAV: readonly NavEntry[] = [
  {
    title: 'Product',
    items: [
      { title: 'Overview', href: '/docs', description: `What ${BRAND.name} does and how the parts fit` },
      { title: 'Tracing', href: '/docs/tracing', description: 'Every call, with input, output, cost and latency' },
      {
        title: 'Prompts',
        href: '/docs/prompts/get-started',
        description: 'Versioned prompts, released without a deploy',
      },
      { title: 'Evaluation', href: '/docs/scores/overview', description: 'Scores from people, code and judges' },
      { title: 'Datasets', href: '/docs/datasets/overview', description: 'Test cases and experiments you can compare' },
    ],
  },
  {
    title: 'Resources',
    items: [
      { title: 'Blog', href: '/blog', description: 'What we learn while building' },
      { title: 'Changelog', href: '/changelog', description: 'What changed, week by week' },
      { title: 'Roadmap', href: '/docs/roadmap', description: 'What we work on next' },
      { title: 'Customers', href: '/customers', description: `How teams use ${BRAND.name}` },
      { title: 'Example project', href: '/demo', description: 'A project with data, to look around in' },
      { title: 'Walkthroughs', href: '/watch-demo', description: 'The product, step by step' },
      { title: 'Support', href: '/support', description: 'Where to ask, and what to expect' },
    ],
  },
  { title: 'Docs', href: '/docs' },
  { title: 'Pricing', href: '/pricing' },
];
