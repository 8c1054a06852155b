import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnv } from '../../src/site/env.ts';
import { type RunningServer, runServer } from '../running-server.ts';
import { type PlainProxy, startPlainProxy } from './plain-proxy.ts';
import type { ResilienceRow } from './row.ts';

const CLIENTS = 4;
/** In the short form, other tests need the cores too. */
const SHORT_PAUSE_MS = 20;
const PATHS = ['/docs', '/docs/tracing', '/livez', '/pricing'];
/** The default, because the bench measures an unconfigured server. */
const DRAIN_MS = String(readEnv({}).shutdownDrainMs);

interface Load {
  sent: number;
  failed: number;
  stop(): Promise<void>;
}

/** Requests pages until stopped, and at least `min` of them. */
function startLoad(proxyUrl: string, min: number, pauseMs: number): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let stopped = false;
  const load: Load = {
    sent: 0,
    failed: 0,
    async stop() {
      stopped = true;
      await Promise.all(clients);
      agent.destroy();
    },
  };
  const ask = () =>
    new Promise<boolean>((done) => {
      const url = `${proxyUrl}${PATHS[load.sent++ % PATHS.length]}`;
      const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
        response.on('error', () => done(false));
        response.on('end', () => done(response.statusCode === 200)).resume();
      });
      request.on('error', () => done(false));
    });
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!stopped || load.sent < min) {
      if (!(await ask())) load.failed += 1;
      if (pauseMs > 0) await wait(pauseMs);
    }
  });
  return load;
}

/** Starts a server, and stops an old one once the proxy sends requests to the new one. */
async function replace(proxy: PlainProxy, old: RunningServer | undefined): Promise<RunningServer> {
  const server = await runServer(process.cwd(), { SHUTDOWN_DRAIN_MS: DRAIN_MS });
  for (const path of PATHS) await fetch(`${server.url}${path}`).then((response) => response.arrayBuffer());
  proxy.add(server.url);
  await proxy.ready(server.url);
  if (old) {
    await old.stop();
    proxy.remove(old.url);
  }
  return server;
}

/** Two servers behind a plain proxy that checks them every 250 ms are replaced in turn while pages are requested. */
export const rollingRestart: ResilienceRow = {
  name: 'Rolling restart',
  async run({ short }) {
    const proxy = await startPlainProxy();
    const servers = [await replace(proxy, undefined), await replace(proxy, undefined)];
    const load = startLoad(proxy.url, short ? 200 : 20_000, short ? SHORT_PAUSE_MS : 0);
    for (let restart = 0; restart < (short ? 1 : 8); restart++)
      servers[restart % 2] = await replace(proxy, servers[restart % 2]);
    await load.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await proxy.close();
    return [{ what: `failed of ${load.sent} requests`, value: load.failed, limit: 0 }];
  },
};
