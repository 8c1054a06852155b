import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { closeWhenStalled } from './http-server.ts';

const STALLED_MS = 20;
/** More bytes than a client and a server buffer. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);
let server: Server;

async function listen(respond: (incoming: IncomingMessage, outgoing: ServerResponse) => void): Promise<string> {
  server = createServer((incoming, outgoing) => {
    // Set here, because a busy machine may take longer than this to send the request itself.
    incoming.socket.setTimeout(STALLED_MS);
    respond(incoming, outgoing);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('waits for a response that takes longer than the timeout for stalled connections', async () => {
  const url = await listen((_, outgoing) => {
    closeWhenStalled(outgoing);
    // The timeout has passed when this fires, however slow the machine is.
    outgoing.on('timeout', () => outgoing.headersSent || outgoing.end('page'));
  });
  expect(await (await fetch(url)).text()).toBe('page');
});

it('closes a connection whose client does not read', async () => {
  const closed = Promise.withResolvers<boolean>();
  const url = await listen((incoming, outgoing) => {
    closeWhenStalled(outgoing);
    incoming.socket.on('close', () => closed.resolve(outgoing.writableFinished));
    outgoing.end(LARGE);
  });
  const request = get(url, (response) => response.pause());
  request.on('error', () => undefined);
  expect(await closed.promise).toBe(false);
});
