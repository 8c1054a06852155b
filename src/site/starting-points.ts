import { BRAND } from './brand.ts';
import type { SiteHref } from './links.ts';

/** A page to begin with. */
export interface StartingPoint {
  id: 'first-trace' | 'docs' | 'integrations' | 'self-hosting' | 'faq' | 'changelog';
  path: SiteHref;
  title: string;
  description: string;
}

export const STARTING_POINTS: readonly StartingPoint[] = [
  {
    id: 'first-trace',
    path: '/docs/tracing/get-started',
    title: 'Send a first trace',
    description: 'Keys, one file of code, and a look at what arrived.',
  },
  { id: 'docs', path: '/docs', title: 'Documentation', description: `What ${BRAND.name} does, feature by feature.` },
  {
    id: 'integrations',
    path: '/integrations',
    title: 'Integrations',
    description: 'Find the framework or model provider you already use.',
  },
  {
    id: 'self-hosting',
    path: '/self-hosting',
    title: 'Self-hosting',
    description: `Run ${BRAND.name} on your own machines.`,
  },
  { id: 'faq', path: '/faq', title: 'Frequently asked questions', description: 'Short answers, by topic.' },
  { id: 'changelog', path: '/changelog', title: 'Changelog', description: 'What has changed lately.' },
];
