import './dev-islands.ts';
import { addCardSecret } from '../http/secrets.ts';
import { codedPages } from '../pages/coded-pages.ts';
import { uiGalleryPage } from '../pages/ui-gallery.tsx';
import { readEnv } from '../site/env.ts';
import { loadSite } from '../source/site.ts';
import { createApp } from './app.ts';
import { withErrorOverlay } from './dev-renderer.ts';
import { openSiteStore } from './features.ts';
import { FIXED_HEADERS } from './headers.ts';
import { loadEnv } from './load-env.ts';
import type { Renderer } from './renderer.tsx';

const { 'Strict-Transport-Security': _, ...headers } = FIXED_HEADERS;
for (const line of loadEnv(process.cwd(), process.env)) console.warn(line);
const env = addCardSecret(readEnv(process.env));
const store = openSiteStore(env);
let current: Renderer | undefined;

/** Clears all pages; the next request reads the content again. */
export function invalidate(): void {
  current = undefined;
}

function renderer(): Renderer {
  current ??= withErrorOverlay(
    loadSite(process.cwd(), (index) => [...codedPages(index, env), uiGalleryPage]),
    env,
  );
  return current;
}

/** The development server, which Vite asks for every page. */
export default createApp({
  env: { ...env, logLevel: 'off' },
  health: { draining: false, store: store.state },
  renderer,
  store,
  headers,
  showFaults: true,
});
