import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { readContract } from './api/contract.ts';
import { respond } from './api/respond.ts';
import { renderEmbeddings } from './embeddings.ts';
import type { Json, Message } from './model-call.ts';
import { readOtlp } from './otlp.ts';
import { readOtlpProtobuf } from './otlp-protobuf.ts';
import { readPrices } from './prices.ts';
import { answerModelCall, findProtocol } from './providers.ts';
import { recordSpans } from './record-spans.ts';
import { createModel, type ScriptedReply } from './replies.ts';
import { createStore, type Store } from './store.ts';

/** How a stand-in server behaves. */
export interface StandInOptions {
  root: string;
  replies: readonly ScriptedReply[];
  /** Time at which the simulated project starts. */
  start: Date;
  /** Share of the simulated latency that responses really take; 0 responds immediately. */
  pace: number;
}

/** A running stand-in for model providers and for Sightglass. */
export interface StandIn {
  url: string;
  store: Store;
  /** Requests to hosts or paths that the stand-in doesn't imitate. */
  unknown: string[];
  close(): Promise<void>;
}

/** Header with the host that a client wanted to reach. */
export const HOST_HEADER = 'x-standin-host';

/** Starts a server on a free port that stands in for providers and for Sightglass. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const store = createStore(options.start);
  const unknown: string[] = [];
  const conversations = new Map<string, readonly Message[]>();
  const model = createModel(options.replies);
  const prices = readPrices(options.root, () => store.models);
  const contract = readContract(options.root);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const raw = await readBody(request);
    const method = request.method ?? 'GET';
    if (url.pathname === '/api/public/otel/v1/traces') {
      const isJson = (request.headers['content-type'] ?? '').includes('json');
      recordSpans(store, isJson ? readOtlp(parseBody(raw)) : readOtlpProtobuf(raw), prices);
      return sendJson(response, 200, { partialSuccess: {} }, isJson);
    }
    const body = parseBody(raw);
    if (url.pathname.startsWith('/api/public/')) {
      const result = respond(store, contract, method, url, body);
      return sendJson(response, result.status, result.body);
    }
    const protocol = method === 'POST' ? findProtocol(url.pathname) : undefined;
    if (protocol) return answerModelCall({ protocol, url, body, response, model, options, conversations });
    if (/\/embeddings$/.test(url.pathname)) return sendJson(response, 200, renderEmbeddings(body));
    if (method === 'PUT' && url.pathname.startsWith('/upload/')) return sendJson(response, 200, {});
    const place = `${method} ${request.headers[HOST_HEADER] ?? ''}${url.pathname}`;
    unknown.push(place);
    return sendJson(response, 501, { error: { message: `The stand-in does not know ${place}.`, type: 'stand_in' } });
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      sendJson(response, 500, { error: { message: `The stand-in failed: ${String(error)}`, type: 'stand_in' } });
    });
  });
  return { url: await listen(server), store, unknown, close: () => stop(server) };
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function parseBody(raw: Buffer): Json {
  try {
    return raw.length > 0 ? JSON.parse(raw.toString('utf8')) : {};
  } catch {
    return {};
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown, hasBody = true): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(status === 204 || !hasBody ? undefined : JSON.stringify(body ?? {}));
}
