import { renderToString } from 'react-dom/server';
import { registerIslands } from '../render/island-server.ts';

registerIslands(
  import.meta.glob<{ default: unknown }>('../{features,layouts,prose,pages}/**/*.island.tsx', { eager: true }),
  renderToString,
);
