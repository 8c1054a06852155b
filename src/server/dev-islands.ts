import './islands.ts';
import { renderToString } from 'react-dom/server';
import { registerIslands } from '../render/island-server.ts';

// The UI kit's gallery is a development page: its island never enters the production bundles.
registerIslands(
  import.meta.glob<{ default: unknown }>('../{features,layouts,prose,pages,ui}/**/*.island.tsx', { eager: true }),
  renderToString,
);
