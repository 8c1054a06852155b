import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a region responds to session requests. */
export type RegionBehaviour = 'ok' | 'error' | 'invalid-json' | 'disconnect' | 'no-response';

export interface SessionRequest {
  cookie: string;
  origin: string;
  /** Set if the visitor disconnected before the response. */
  aborted: boolean;
}

/** A regional app on this machine: `/login` and `/logout` set its cookie, `/api/auth/session` returns the signed-in user. */
export interface RegionServer {
  url: string;
  behaviour: RegionBehaviour;
  requests: SessionRequest[];
  close(): Promise<void>;
}

const PAGE = '<!doctype html><title>App</title><link rel="icon" href="data:,"><p>The app.</p>';
const COOKIE = 'session=1; Path=/; HttpOnly; SameSite=Lax';

function respondWithSession(request: IncomingMessage, response: ServerResponse, { behaviour }: RegionServer): void {
  const { origin = '', cookie = '' } = request.headers;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Content-Type', 'application/json');
  if (behaviour === 'no-response') return;
  if (behaviour === 'disconnect') return void request.socket.destroy();
  if (behaviour === 'error') response.statusCode = 500;
  // A failed region that still names a user, which must not count.
  const session = /session=1/.test(cookie) || behaviour === 'error' ? { user: { name: 'Mira' }, expires: 'later' } : {};
  response.end(behaviour === 'invalid-json' ? '<!doctype html>' : JSON.stringify(session));
}

function handleRequest(request: IncomingMessage, response: ServerResponse, region: RegionServer): void {
  const { url, headers } = request;
  // On a reused connection, a browser would retry after an abort.
  response.setHeader('Connection', 'close');
  if (url === '/login' || url === '/logout') {
    response.setHeader('Set-Cookie', url === '/login' ? COOKIE : `${COOKIE}; Max-Age=0`);
    response.setHeader('Content-Type', 'text/html');
    response.end(PAGE);
  } else if (url === '/api/auth/session') {
    const sessionRequest = { cookie: headers.cookie ?? '', origin: headers.origin ?? '', aborted: false };
    region.requests.push(sessionRequest);
    response.on('close', () => {
      sessionRequest.aborted = !response.writableFinished;
    });
    respondWithSession(request, response, region);
  } else {
    response.statusCode = url === '/' ? 200 : 404;
    response.setHeader('Content-Type', 'text/html');
    response.end(PAGE);
  }
}

/** Host names of this machine that share cookies, as the site and its apps do. */
export const SAME_SITE_HOSTS = {
  www: 'www.sightglass.localhost',
  region: (name: string) => `${name}.cloud.sightglass.localhost`,
};

/** Starts a regional app on a free port, under the host name given. */
export async function startRegion(host: string): Promise<RegionServer> {
  const region: RegionServer = { url: '', behaviour: 'ok', requests: [], close };
  const server = createServer((request, response) => handleRequest(request, response, region));
  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
  server.listen(0);
  await once(server, 'listening');
  region.url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return region;
}
