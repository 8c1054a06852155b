import { watchIslands } from './islands.ts';
import { prefetchLinks } from './prefetch.ts';

const scripts = import.meta.glob<{ default: () => void }>('../{features,layouts,prose,pages}/**/*.client.ts', {
  eager: true,
});

watchIslands(import.meta.glob<{ default: unknown }>('../{features,layouts,prose,pages,ui}/**/*.island.tsx'));
for (const script of Object.values(scripts)) script.default();
prefetchLinks();
