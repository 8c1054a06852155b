import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../../scripts/notebooks/standin/model-call.ts';
import type { Chunk, Protocol } from '../../scripts/notebooks/standin/protocol.ts';
import { findProtocol } from '../../scripts/notebooks/standin/providers.ts';

/** How a provider misbehaves. */
export type Fault = 'none' | 'hang' | 'stall' | '429' | '500' | 'drip' | 'reset' | 'end early' | 'garbage';

/** A provider on this machine that speaks every protocol and fails on request. */
export interface FaultyProvider {
  url: string;
  fault: Fault;
  reply: string;
  /** Milliseconds between chunks with the fault `drip`. */
  dripMs: number;
  /** Requests, newest last. */
  requests: { path: string; headers: IncomingMessage['headers']; body: Json; text: string }[];
  close(): Promise<void>;
}

/** Starts a provider on a free port. */
export async function startFaultyProvider(): Promise<FaultyProvider> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: FaultyProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    reply: '',
    dripMs: 50,
    requests: [],
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const text = Buffer.concat(pieces).toString();
    const body = JSON.parse(text) as Json;
    const { pathname: path } = new URL(request.url ?? '/', 'http://provider');
    provider.requests.push({ path, headers: request.headers, body, text });
    const protocol = findProtocol(path);
    if (!protocol) return void response.writeHead(404).end('{}');
    await respond(provider, response, { protocol, path, body });
  }
  return provider;
}

interface Exchange {
  protocol: Protocol;
  path: string;
  body: Json;
}

async function respond({ fault, reply, dripMs }: FaultyProvider, response: ServerResponse, exchange: Exchange) {
  if (fault === 'hang') return;
  if (fault === '429' || fault === '500')
    return void response
      .writeHead(Number(fault), { 'content-type': 'application/json' })
      .end('{"error":{"message":"no"}}');
  const chunks = getChunks(exchange, reply);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (fault === 'garbage') return void response.end('data: {"half": \n\ndata: <html>\n\n');
  const half = chunks.slice(0, Math.ceil(chunks.length / 2));
  for (const chunk of fault === 'none' || fault === 'drip' ? chunks : half) {
    response.write(chunk);
    if (fault === 'drip') await sleep(dripMs);
  }
  if (fault === 'stall') return;
  if (fault === 'reset') {
    // Everything written so far is sent first.
    await sleep(20);
    return void response.destroy();
  }
  response.end();
}

function getChunks({ protocol, path, body }: Exchange, text: string): Chunk[] {
  const match = protocol.path.exec(path);
  if (!match) return [];
  const usage = { input: 1000, output: 200, cached: 400, reasoning: 0 };
  const reply = { text, toolCalls: [], usage, latencyMs: 0, firstTokenMs: 0 };
  return protocol.stream(protocol.parse(body, match), reply, { id: 'x', created: 1_790_000_000, path, body });
}
