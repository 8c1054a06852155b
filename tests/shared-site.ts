import { codedPages } from '../src/pages/coded-pages.ts';
import type { Clock } from '../src/platform/clock.ts';
import { createRenderer, type Renderer } from '../src/server/renderer.tsx';
import { readEnv } from '../src/site/env.ts';
import { loadSite, type Site } from '../src/source/site.ts';

const ASSETS = { scripts: ['/assets/entry.js'], styles: ['/assets/site.css'], fonts: [] };
/** What pages show must not depend on the date of the test run. */
const CLOCK: Clock = { now: () => new Date('2026-11-15T12:00:00Z') };

/** A renderer that shares nothing with others: it reads the whole site again. */
export function createFreshRenderer(): Renderer {
  const env = readEnv({});
  const site = loadSite(process.cwd(), (index) => codedPages(index, env));
  return createRenderer({ site, env, assets: ASSETS, clock: CLOCK });
}

let shared: Renderer | undefined;

/** The renderer of the whole site that the test files of a worker share. */
export function getSharedRenderer(): Renderer {
  shared ??= createFreshRenderer();
  return shared;
}

/** The whole site as the repository contains it, read once per worker; tests must not change it. */
export function getSharedSite(): Site {
  return getSharedRenderer().site;
}
