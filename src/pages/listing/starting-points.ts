import type { PageRow } from './PageRows.tsx';

/** Where to begin when there is nothing to go by. */
export const STARTING_POINTS: readonly PageRow[] = [
  {
    path: '/docs/tracing/get-started',
    title: 'Send a first trace',
    description: 'Keys, one file of code, and a look at what arrived.',
  },
  { path: '/docs', title: 'Documentation', description: 'What Sightglass does, feature by feature.' },
  {
    path: '/integrations',
    title: 'Integrations',
    description: 'Find the framework or model provider you already use.',
  },
  { path: '/self-hosting', title: 'Self-hosting', description: 'Run Sightglass on your own machines.' },
  { path: '/faq', title: 'Frequently asked questions', description: 'Short answers, by topic.' },
  { path: '/changelog', title: 'Changelog', description: 'What has changed lately.' },
];
