import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { requireTestBrowser } from '../../scripts/chromium.ts';
import { startRegion } from './regions.ts';
import { SCREENSHOT_FOLDER } from './screenshots.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    chromium: string;
  }
}

/** Finds Chromium and the production server for a project of browser tests; the first project starts the server. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const stop = process.env.E2E_SITE ? undefined : await startSharedSite();
  project.provide('baseUrl', process.env.E2E_SITE ?? '');
  project.provide('chromium', requireTestBrowser());
  return stop;
}

/** Starts the server and the regions. Test files inherit their URLs through the environment. */
async function startSharedSite(): Promise<() => Promise<void>> {
  rmSync(SCREENSHOT_FOLDER, { recursive: true, force: true });
  // Nobody is signed in: the regions respond, so that no test sees a failed request.
  const region = await startRegion('regions.example');
  for (const name of ['CLOUD_EU_URL', 'CLOUD_US_URL', 'CLOUD_HIPAA_URL']) process.env[name] = region.url;
  const { server, url } = await startServer({ SEARCH_READY_AFTER_MS: '0' });
  process.env.E2E_SITE = url;
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await region.close();
  };
}

/** A minimal server: no log, no separate database, and no search index until a request needs it. */
const MINIMAL_ENV = {
  PORT: '0',
  LOG_LEVEL: 'off',
  DATABASE_URL: '',
  SEARCH_READY_AFTER_MS: '3600000',
  SHUTDOWN_DRAIN_MS: '0',
};

/** Starts a server process and waits until it prints its URL. */
export async function startServer(env: Record<string, string> = {}): Promise<{ server: ChildProcess; url: string }> {
  // Test data stays out of the developer's store.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  const server = spawn('node', ['--import', './tests/e2e/without-opener-policy.ts', 'dist/server/main.js'], {
    env: { ...process.env, ...MINIMAL_ENV, DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Reads the whole output: a closed pipe would end the server at its next line.
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      const url = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (url) resolve({ server, url });
    });
    server.once('exit', () => {
      rmSync(DATA_DIR, { recursive: true, force: true });
      reject(new Error('The server exited before it was ready.'));
    });
  });
}
