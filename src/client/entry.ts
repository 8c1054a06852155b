import { watchIslands } from './islands.ts';

const clientScripts = import.meta.glob<{ default: () => void; runsFirst?: boolean }>(
  '../{features,layouts,prose,pages}/**/*.client.ts',
  {
    eager: true,
  },
);

const scripts = Object.values(clientScripts);
for (const script of scripts) if (script.runsFirst) script.default();
const islands = import.meta.glob<{ default: unknown }>('../{features,layouts,prose,pages}/**/*.island.tsx');
// Only the development server has the gallery of UI components.
if (import.meta.env.DEV) Object.assign(islands, import.meta.glob<{ default: unknown }>('../ui/**/*.island.tsx'));
watchIslands(islands);
// Each runs in a separate task, so that together they don't block input.
for (const script of scripts) if (!script.runsFirst) setTimeout(script.default);
