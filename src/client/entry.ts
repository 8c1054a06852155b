import { watchIslands } from './islands.ts';
import { prefetchLinks } from './prefetch.ts';

const scripts = import.meta.glob<{ default: () => void; first?: boolean }>(
  '../{features,layouts,prose,pages}/**/*.client.ts',
  {
    eager: true,
  },
);

const inOrder = Object.values(scripts);
for (const script of inOrder) if (script.first) script.default();
const islands = import.meta.glob<{ default: unknown }>('../{features,layouts,prose,pages}/**/*.island.tsx');
// The gallery of the UI kit is a page of the development server alone.
if (import.meta.env.DEV) Object.assign(islands, import.meta.glob<{ default: unknown }>('../ui/**/*.island.tsx'));
watchIslands(islands);
// Each in a separate task, so that none keeps the reader waiting for the others.
for (const script of inOrder) if (!script.first) setTimeout(script.default);
setTimeout(prefetchLinks);
