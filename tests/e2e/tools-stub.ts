import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

export interface AnalyticsEvent {
  uuid: string;
  event: string;
  properties: Record<string, unknown>;
}

/** Imitates the analytics host and the CRM, and records their requests. */
export interface ToolsStub {
  url: string;
  /** Every request, as method and path. */
  requests: string[];
  events: AnalyticsEvent[];
  /** What the site pushed to the CRM's queue. */
  crmCommands: unknown[];
  close(): void;
}

/** A tracker like those of CRMs: reads its queue, counts the first view automatically and keeps setting cookies. */
const crmScript = (url: string) => `(() => {
  const send = (command) => fetch('${url}/crm-command?' + encodeURIComponent(JSON.stringify(command)), { mode: 'no-cors' });
  const queue = window._hsq || [];
  queue.forEach(send);
  send(['counted']);
  window._hsq = { push: send };
  const setCookies = () => { document.cookie = '__hstc=1; path=/'; document.cookie = 'hubspotutk=2; path=/'; };
  setCookies();
  setInterval(setCookies, 20);
})()`;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function parseEvents(body: Buffer): AnalyticsEvent[] {
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString();
  return (JSON.parse(text) as { batch: AnalyticsEvent[] }).batch;
}

/** Starts the stub on a free port, and so on a separate origin. */
export async function startToolsStub(): Promise<ToolsStub> {
  const stub = { url: '', requests: [] as string[], events: [] as AnalyticsEvent[], crmCommands: [] as unknown[] };
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', stub.url);
    stub.requests.push(`${request.method} ${pathname}`);
    const body = await readBody(request);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (pathname === '/crm.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(crmScript(stub.url));
      return;
    }
    if (pathname === '/crm-command') {
      stub.crmCommands.push(JSON.parse(decodeURIComponent(search.slice(1))));
      response.writeHead(204).end();
      return;
    }
    // Analytics resend an event if the page unloads before its response arrives; hosts deduplicate by identifier.
    const known = new Set(stub.events.map(({ uuid }) => uuid));
    if (request.method === 'POST') stub.events.push(...parseEvents(body).filter(({ uuid }) => !known.has(uuid)));
    response.setHeader('Content-Type', 'application/json');
    response.end('{"status":1}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(stub, {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
