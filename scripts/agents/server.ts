import { once } from 'node:events';
import { startServer } from '../../tests/e2e/server.ts';
import { withFreePort } from '../../tests/free-port.ts';

/** A running production server whose links point to itself. */
export interface RunningSite {
  url: string;
  stop(): Promise<void>;
}

/** Starts the production server on a free port, with that URL as the URL of the site. */
export async function startProductionServer(): Promise<RunningSite> {
  const { server, url } = await withFreePort((port) =>
    startServer({ PORT: String(port), SITE_URL: `http://localhost:${port}` }),
  );
  return {
    url,
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
