import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Job, RunningFeature } from '../http/feature.ts';
import { logLine } from '../http/log.ts';
import { addCardSecret } from '../http/secrets.ts';
import type { SavedResults } from '../lib/saved-results.ts';
import { codedPages } from '../pages/coded-pages.ts';
import { systemClock } from '../platform/clock.ts';
import type { Store } from '../platform/store/store.ts';
import { readAssets } from '../render/assets.ts';
import { readEnv, type SiteEnv } from '../site/env.ts';
import { loadSite, type Site } from '../source/site.ts';
import type { Services } from './api/routes.ts';
import { createApp } from './app.ts';
import { createFeatures, openSiteStore } from './features.ts';
import type { Health } from './health.ts';
import { createMetrics } from './metrics.ts';
import { createRenderer, type Renderer, type RendererOptions, type SavedParts } from './renderer.tsx';
import { StaticFiles } from './static.ts';
import { findPrebuiltIndex, indexKey, PREBUILT_INDEX_FOLDER } from './worker/prebuilt-index.ts';
import { createWorkerAnswering, type WorkerAnswering } from './worker/worker-answering.ts';

export interface Production {
  app: Hono;
  site: Site;
  env: SiteEnv;
  health: Health;
  renderer: Renderer;
  /** Not opened before it is started or used. */
  store: Store;
  features: readonly RunningFeature<Services>[];
  jobs: readonly Job[];
  /** Absent if search and assistant run in this thread. */
  answering?: WorkerAnswering;
}

/** Results of an earlier run for unchanged pages. */
export interface SavedPages {
  parts: SavedParts;
  written: RendererOptions['written'];
}

/** What a server is put together from. */
export interface ProductionOptions {
  root: string;
  logLevel?: SiteEnv['logLevel'];
  /** False if pages are for a host without this server. */
  endpoints?: boolean;
  /** Where search and assistant run; without an index that was built for these pages, always in this process. */
  answering?: 'in a worker' | 'in process';
  /** What an earlier run made of the same facts and pages. */
  saved?: { facts: SavedResults; open(site: Site, env: SiteEnv): SavedPages };
}

/** Creates the production server from the bundles in `dist/` and the content in `root`. */
export function productionApp(options: ProductionOptions): Production {
  const { root, logLevel, endpoints, answering: how = 'in a worker', saved: earlier } = options;
  const read = addCardSecret(readEnv(process.env));
  const env = { ...read, logLevel: logLevel ?? read.logLevel };
  const client = join(process.cwd(), 'dist/client');
  const site = loadSite(root, (index) => codedPages(index, env), earlier?.facts);
  const prebuilt = how === 'in a worker' ? findPrebuiltIndex(PREBUILT_INDEX_FOLDER, () => indexKey(root)) : undefined;
  const answering = prebuilt && createWorkerAnswering(prebuilt);
  const saved = earlier?.open(site, env);
  const input = { site, env, assets: readAssets(client), clock: systemClock };
  const live = createRenderer({ ...input, answering, saved: saved?.parts });
  // Search and assistant of an export know the pages as a server shows them, so that one index serves both.
  const renderer =
    endpoints === false
      ? createRenderer({
          ...input,
          answering: live,
          written: saved?.written,
          onText: (path, text) => saved?.parts.texts.set(path, text),
          cards: false,
          images: false,
        })
      : live;
  const store = openSiteStore(env, { onChange: (state, reason) => logStoreState(env, state, reason) });
  const features = createFeatures({ env, store });
  const metrics = env.metrics
    ? createMetrics({
        storeState: store.state,
        pages: site.pages.size + site.coded.size,
        pendingAnswers: answering?.pending,
        features: () => features.flatMap(({ metrics }) => metrics?.() ?? []),
      })
    : undefined;
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const detail = () => features.flatMap(({ healthDetail }) => healthDetail?.() ?? []);
  const health = { draining: false, store: store.state, detail };
  const files = new StaticFiles(client);
  const app = createApp({ env, health, renderer: () => renderer, files, store, metrics, features });
  return { app, site, env, health, renderer, store, features, jobs, answering };
}

function logStoreState({ logLevel }: SiteEnv, state: 'ready' | 'away', reason?: string): void {
  if (logLevel === 'off' || (logLevel === 'error' && state === 'ready')) return;
  logLine({ level: state === 'ready' ? 'info' : 'error', event: `store ${state}`, reason });
}
