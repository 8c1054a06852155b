import { watchIslands } from './islands.ts';
import { prefetchLinks } from './prefetch.ts';

const scripts = import.meta.glob<{ default: () => void }>('../{features,layouts,prose,pages}/**/*.client.ts', {
  eager: true,
});

watchIslands(import.meta.glob<{ default: unknown }>('../{features,layouts,prose,pages,ui}/**/*.island.tsx'));
// Each in a task of its own, so that none keeps the reader waiting for the others.
for (const start of [...Object.values(scripts).map((script) => script.default), prefetchLinks]) setTimeout(start);
