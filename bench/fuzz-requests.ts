import { request } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A malformed request. */
interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

type Random = () => number;

/** Returns the same sequence of numbers for the same seed. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const TEXT_PIECES = [
  '',
  '0',
  '-1',
  '1e309',
  'NaN',
  'null',
  'true',
  '../../etc/passwd',
  '%2e%2e%2f',
  '%00',
  '\u202e',
  '😀',
  "' OR 1=1 --",
  '<script>',
  '{{x}}',
  '$(x)',
  '__proto__',
  'constructor',
  'a'.repeat(3000),
  '/docs/tracing',
  '/pictures/trace.webp',
  'positive',
  'negative',
  'https://evil.example/x.png',
  '//evil.example',
  'data:image/png;base64,AA',
  '320',
  '75',
];
const randomText = (random: Random) =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, TEXT_PIECES)).join(
    pick(random, ['', ' ', '/', '.', '&', '=']),
  );
const randomBytes = (random: Random, size: number) =>
  Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)));

function randomValue(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * 9);
  if (kind < 3 || depth > 3) return randomText(random);
  if (kind === 3) return random() * 1e9;
  if (kind === 4) return pick(random, [null, true, false, {}, []]);
  if (kind === 5) return Array.from({ length: 3 }, () => randomValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: 3 }, () => [randomText(random).slice(0, 40), randomValue(random, depth + 1)]),
  );
}

const randomQuery = (random: Random, names: readonly string[]) =>
  names.flatMap((name) => (random() < 0.7 ? [`${name}=${encodeURIComponent(randomText(random))}`] : [])).join('&');

/** Creates almost valid JSON, a form, noise, or a body that is too large or compressed. */
function randomBody(random: Random, createBody: () => unknown): { body: Buffer; type: string; encoding?: string } {
  const type = pick(random, [
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ]);
  const kind = random();
  if (kind < 0.45) return { body: Buffer.from(JSON.stringify(createBody())), type };
  if (kind < 0.6) return { body: Buffer.from(JSON.stringify(randomValue(random)) ?? ''), type };
  if (kind < 0.75)
    return { body: Buffer.from(randomQuery(random, ['page', 'feedback', 'comment', 'website', 'token', 'key'])), type };
  if (kind < 0.85) return { body: randomBytes(random, Math.floor(random() * 200)), type };
  if (kind < 0.92) return { body: Buffer.from('['.repeat(2000 + Math.floor(random() * 2000))), type };
  const packed = gzipSync(Buffer.alloc(pick(random, [10, 100_000]), 97));
  return { body: packed, type, encoding: pick(random, ['gzip', 'br', 'deflate', 'identity', 'zstd']) };
}

const randomIp = (random: Random) => Array.from({ length: 4 }, () => 1 + Math.floor(random() * 250)).join('.');
const randomVisitorHeaders = (random: Random) => ({
  'x-forwarded-for': random() < 0.9 ? randomIp(random) : randomText(random).replace(/[^\x20-\x7e]/g, ''),
});

function createPost(random: Random, path: string, createBody: () => unknown): FuzzRequest {
  const made = randomBody(random, createBody);
  const headers: Record<string, string> = {
    ...randomVisitorHeaders(random),
    ...(made.type && { 'content-type': made.type }),
  };
  if (made.encoding) headers['content-encoding'] = made.encoding;
  if (random() < 0.7) headers['sec-fetch-site'] = pick(random, ['same-origin', 'same-origin', 'cross-site', 'none']);
  if (random() < 0.4)
    headers.accept = pick(random, ['text/html', 'application/json', 'application/json, text/event-stream', '*/*;q=x']);
  if (random() < 0.4) headers['idempotency-key'] = pick(random, ['a', crypto.randomUUID(), 'x'.repeat(500)]);
  return {
    method: pick(random, ['POST', 'POST', 'POST', 'POST', 'PUT', 'GET', 'OPTIONS']),
    path,
    headers,
    body: made.body,
  };
}

function createGet(random: Random, path: string, names: readonly string[]): FuzzRequest {
  return {
    method: pick(random, ['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: `${path}?${randomQuery(random, names)}`,
    headers: randomVisitorHeaders(random),
  };
}

const ENDPOINTS: Readonly<Record<string, (random: Random) => FuzzRequest>> = {
  '/api/feedback': (random) =>
    createPost(random, '/api/feedback', () => ({
      page: pick(random, ['/docs/tracing', '/docs', '/nowhere', randomText(random)]),
      feedback: pick(random, ['positive', 'negative', randomText(random)]),
      ...(random() < 0.6 && { comment: random() < 0.7 ? randomText(random) : randomValue(random) }),
    })),
  '/api/search-note': (random) =>
    createPost(random, '/api/search-note', () => ({
      query: random() < 0.8 ? randomText(random) : randomValue(random),
      kind: pick(random, ['none', 'abandoned', randomText(random)]),
      locale: pick(random, ['en', 'ja', 'zh-Hans', randomText(random)]),
    })),
  '/api/ask': (random) =>
    createPost(random, '/api/ask', () => ({
      question: random() < 0.8 ? randomText(random) : randomValue(random),
      ...(random() < 0.4 && {
        before: random() < 0.7 ? [randomText(random), randomText(random)] : randomValue(random),
      }),
      ...(random() < 0.4 && { locale: pick(random, ['en', 'ja', 'zh-Hans', randomText(random)]) }),
    })),
  '/api/ask/share': (random) =>
    createPost(random, '/api/ask/share', () => ({
      questions:
        random() < 0.8
          ? Array.from({ length: Math.floor(random() * 4) }, () => randomText(random))
          : randomValue(random),
    })),
  '/docs/ask-ai': (random) => createGet(random, '/docs/ask-ai', ['q']),
  '/docs/ask-ai/{id}': (random) =>
    createGet(random, `/docs/ask-ai/${encodeURIComponent(randomText(random)).slice(0, 60)}`, ['q']),
  '/api/get-continent-code': (random) => ({
    ...createGet(random, '/api/get-continent-code', ['a']),
    headers: {
      ...randomVisitorHeaders(random),
      'cf-ipcontinent': pick(random, ['EU', 'XX', randomText(random).replace(/[^\x20-\x7e]/g, '')]),
    },
  }),
  '/api/image': (random) => createGet(random, '/api/image', ['url', 'w', 'q', 'v']),
  '/api/avatar': (random) => ({
    ...createGet(random, `/api/avatar/${encodeURIComponent(randomText(random)).slice(0, 500)}`, ['a']),
  }),
  '/api/og': (random) => createGet(random, '/api/og', ['title', 'description', 'section', 'sig']),
  '/mcp': (random) =>
    createPost(random, '/mcp', () => ({
      jsonrpc: '2.0',
      id: 1,
      method: pick(random, ['tools/list', 'tools/call', 'initialize', randomText(random)]),
      params:
        random() < 0.6
          ? {
              name: pick(random, ['search_docs', 'read_page', 'list_pages']),
              arguments: { query: randomText(random), page: randomText(random), section: randomText(random) },
            }
          : randomValue(random),
    })),
  '/api/search': (random) => createGet(random, '/api/search', ['q', 'tab', 'locale', 'limit', 'before']),
  '/search': (random) => createGet(random, '/search', ['q', 'tab']),
  '/feedback': (random) =>
    createGet(random, '/feedback', ['page', 'feedback', 'error', 'comment', 'key', 'token', 'done']),
};

function send(base: URL, { method, path, headers, body }: FuzzRequest): Promise<number> {
  return new Promise((done) => {
    try {
      const call = request(
        { host: base.hostname, port: base.port, method, path, headers, agent: false, timeout: 20_000 },
        (response) => {
          response.resume();
          response.on('end', () => done(response.statusCode ?? 0));
          response.on('error', () => done(0));
        },
      );
      call.on('error', () => done(0));
      call.end(body);
    } catch {
      // Node.js refuses to send it.
      done(0);
    }
  });
}

async function fuzzEndpoint(
  base: URL,
  make: (random: Random) => FuzzRequest,
  count: number,
  seed: number,
): Promise<Map<number, number>> {
  const random = createRandom(seed);
  const statuses = new Map<number, number>();
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const status = await send(base, make(random));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  return statuses;
}

/** Sends malformed requests to every endpoint of a running server and counts the responses by status. */
export async function fuzzAll(address: string, count: number, seed = 1): Promise<Map<string, Map<number, number>>> {
  const base = new URL(address);
  const results = new Map<string, Map<number, number>>();
  for (const [name, make] of Object.entries(ENDPOINTS)) results.set(name, await fuzzEndpoint(base, make, count, seed));
  return results;
}
