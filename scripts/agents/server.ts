import { once } from 'node:events';
import { createServer } from 'node:net';
import { startServer } from '../../tests/e2e/server.ts';

/** A running production server whose own links lead back to it. */
export interface RunningSite {
  address: string;
  stop(): Promise<void>;
}

/** Starts the production server on a free port, with that address as the address of the site. */
export async function startProduction(): Promise<RunningSite> {
  const port = await freePort();
  const { server, address } = await startServer({ PORT: String(port), SITE_URL: `http://localhost:${port}` });
  return {
    address,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
