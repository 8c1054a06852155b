import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { clock } from './clock.ts';

const LOCAL = new Set(['127.0.0.1', 'localhost', '[::1]']);
const OLLAMA_PORT = '11434';
const target = new URL(process.env.STANDIN_URL ?? 'http://127.0.0.1');

/** Returns the URL at the stand-in, or undefined for other local URLs. */
function getStandInUrl(url: URL): URL | undefined {
  if (LOCAL.has(url.hostname) && url.port !== OLLAMA_PORT) return undefined;
  return new URL(`${url.pathname}${url.search}`, target);
}

const originalFetch = globalThis.fetch;

/** Wraps a body so that the clock advances when its first and its last byte arrive. */
function advanceClockOnRead(body: ReadableStream<Uint8Array>, first: number, last: number): ReadableStream<Uint8Array> {
  return body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        clock.advanceTo(first);
        controller.enqueue(chunk);
      },
      flush: () => clock.advanceTo(last),
    }),
  );
}

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const url = getStandInUrl(new URL(request.url));
  if (!url) return originalFetch(request);
  const start = clock.now();
  const headers = new Headers(request.headers);
  headers.set('x-standin-host', new URL(request.url).host);
  const body = request.body ? await request.arrayBuffer() : undefined;
  const response = await originalFetch(url, { method: request.method, headers, body, signal: request.signal });
  const after = (name: string) => start + Number(response.headers.get(`x-standin-${name}-ms`) ?? 0);
  const isStream = /event-stream|ndjson/.test(response.headers.get('content-type') ?? '');
  if (isStream && response.body)
    return new Response(advanceClockOnRead(response.body, after('first-token'), after('latency')), response);
  clock.advanceTo(after('latency'));
  return response;
};

/** Routes exporters that use the HTTP modules of Node. */
const originalRequest = http.request;
const routedRequest = ((first: unknown, ...rest: unknown[]) => {
  const options = typeof first === 'string' || first instanceof URL ? new URL(first) : (first as http.RequestOptions);
  const host = options instanceof URL ? options.hostname : String(options.hostname ?? options.host ?? 'localhost');
  if (LOCAL.has(host)) return Reflect.apply(originalRequest, http, [first, ...rest]);
  const fields = options instanceof URL ? { path: `${options.pathname}${options.search}` } : options;
  const { agent: _, ...plain } = fields as http.RequestOptions;
  const standInOptions = {
    ...plain,
    protocol: 'http:',
    host: target.hostname,
    hostname: target.hostname,
    port: target.port,
  };
  return Reflect.apply(originalRequest, http, [standInOptions, ...rest]);
}) as typeof http.request;
http.request = routedRequest;
https.request = routedRequest;

let randomCount = 0;
/** IDs and sampling repeat from run to run. */
Math.random = () => {
  randomCount += 1;
  const hash = createHash('sha256').update(`${process.env.STANDIN_SEED}/${randomCount}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
};
