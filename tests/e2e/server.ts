import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { needChromium } from '../../scripts/chromium.ts';
import { startRegion } from './regions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    chromium: string;
  }
}

/** Starts the production server on a free port for the browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Nobody is signed in: the regions answer, so that no test sees a failed request. Test files inherit the addresses.
  const region = process.env.E2E_REGION ? undefined : await startRegion('regions.example');
  // The first of the projects with a browser starts them for the others.
  if (region) process.env.E2E_REGION = region.url;
  for (const name of ['CLOUD_EU_URL', 'CLOUD_US_URL', 'CLOUD_HIPAA_URL']) process.env[name] = process.env.E2E_REGION;
  const { server, address } = await startServer({ SEARCH_READY_AFTER_MS: '0' });
  project.provide('baseUrl', address);
  project.provide('chromium', needChromium());
  return async () => {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await region?.close();
  };
}

/** A server that does nothing but answer: no log, no database of its own, and no index of the search before one is asked for. */
const QUIET = {
  PORT: '0',
  LOG_LEVEL: 'off',
  DATABASE_URL: '',
  SEARCH_READY_AFTER_MS: '3600000',
  SHUTDOWN_DRAIN_MS: '0',
};

/** Starts a server process and waits until it says its address. */
export async function startServer(
  env: Record<string, string> = {},
): Promise<{ server: ChildProcess; address: string }> {
  // What tests send stays out of the store of whoever works here.
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'e2e-data-'));
  const server = spawn('node', ['dist/server/main.js'], {
    env: { ...process.env, ...QUIET, DATA_DIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The output is read to its end: a closed pipe would end the server at its next line.
  return new Promise((found, failed) => {
    server.stdout?.on('data', (chunk) => {
      const address = /http:\/\/localhost:\d+/.exec(String(chunk))?.[0];
      if (address) found({ server, address });
    });
    server.once('exit', () => {
      rmSync(DATA_DIR, { recursive: true, force: true });
      failed(new Error('The server ended before it listened.'));
    });
  });
}
