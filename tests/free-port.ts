import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux assigns to outgoing connections, so only another server can take one of these. */
const PORTS = { first: 15_000, last: 32_000 } as const;
const MAX_RETRIES = 3;

/**
 * Starts something on a free port. Another process may take the port between the check and the start;
 * the start is then retried on another port.
 */
export async function withFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries++) {
    const port = await findFreePort();
    try {
      return await start(port);
    } catch (error) {
      // If the port is still free, the start failed for another reason, and a retry would fail too.
      if (retries === MAX_RETRIES || (await isFree(port))) throw error;
    }
  }
}

async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.last + 1);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
