import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** What analytics were sent. */
export interface SentEvent {
  uuid: string;
  event: string;
  properties: Record<string, unknown>;
}

/** Stands in for the analytics host and the CRM, and notes what it is asked. */
export interface ToolsStub {
  address: string;
  /** Every request, as method and path. */
  requests: string[];
  events: SentEvent[];
  /** What the CRM's queue was told. */
  told: unknown[];
  close(): void;
}

/** A tracker as CRMs have it: reads its queue, counts the first view by itself, sets cookies and goes on setting them. */
const crmScript = (address: string) => `(() => {
  const send = (command) => fetch('${address}/told?' + encodeURIComponent(JSON.stringify(command)), { mode: 'no-cors' });
  const queue = window._hsq || [];
  queue.forEach(send);
  send(['counted']);
  window._hsq = { push: send };
  const keep = () => { document.cookie = '__hstc=1; path=/'; document.cookie = 'hubspotutk=2; path=/'; };
  keep();
  setInterval(keep, 20);
})()`;

async function getBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function eventsIn(body: Buffer): SentEvent[] {
  const text = (body[0] === 0x1f ? gunzipSync(body) : body).toString();
  return (JSON.parse(text) as { batch: SentEvent[] }).batch;
}

/** Starts the stand-in on a free port, an origin of its own. */
export async function startToolsStub(): Promise<ToolsStub> {
  const stub = { address: '', requests: [] as string[], events: [] as SentEvent[], told: [] as unknown[] };
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', stub.address);
    stub.requests.push(`${request.method} ${pathname}`);
    const body = await getBody(request);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    if (pathname === '/crm.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(crmScript(stub.address));
      return;
    }
    if (pathname === '/told') {
      stub.told.push(JSON.parse(decodeURIComponent(search.slice(1))));
      response.writeHead(204).end();
      return;
    }
    // An event whose answer was cut off by leaving the page is sent again; analytics hosts know it by its identifier.
    const known = new Set(stub.events.map(({ uuid }) => uuid));
    if (request.method === 'POST') stub.events.push(...eventsIn(body).filter(({ uuid }) => !known.has(uuid)));
    response.setHeader('Content-Type', 'application/json');
    response.end('{"status":1}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stub.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(stub, {
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
