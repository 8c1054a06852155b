import { join } from 'node:path';
import type { Hono } from 'hono';
import { codedPages } from '../pages/coded-pages.ts';
import { systemClock } from '../platform/clock.ts';
import { readAssets } from '../render/assets.ts';
import { readEnv, type SiteEnv } from '../site/env.ts';
import { loadSite, type Site } from '../source/site.ts';
import { createApp } from './app.ts';
import type { Health } from './health.ts';
import { createRenderer, type Renderer } from './renderer.tsx';
import { StaticFiles } from './static.ts';

/** A finished server and what it was made from. */
export interface Production {
  app: Hono;
  site: Site;
  env: SiteEnv;
  health: Health;
  renderer: Renderer;
}

/** Puts the production server together from the bundles in `dist/` and the content in `root`. */
export function productionApp({
  root,
  logLevel,
  endpoints,
}: {
  root: string;
  logLevel?: SiteEnv['logLevel'];
  /** False where pages are written for a host without this server. */
  endpoints?: boolean;
}): Production {
  const read = readEnv(process.env);
  const env = { ...read, logLevel: logLevel ?? read.logLevel };
  const client = join(process.cwd(), 'dist/client');
  const site = loadSite(root, (index) => codedPages(index, env));
  const drawing = { cards: endpoints, images: endpoints };
  const renderer = createRenderer({ site, env, assets: readAssets(client), clock: systemClock, ...drawing });
  const health = { draining: false };
  const app = createApp({ env, health, renderer: () => renderer, files: new StaticFiles(client) });
  return { app, site, env, health, renderer };
}
