import { request } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A request that nobody would send on purpose. */
interface Fuzzed {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

type Random = () => number;

/** The same sequence of numbers for the same seed. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const PIECES = [
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
const text = (random: Random) =>
  Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(random, PIECES)).join(
    pick(random, ['', ' ', '/', '.', '&', '=']),
  );
const bytes = (random: Random, size: number) =>
  Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)));

function value(random: Random, depth = 0): unknown {
  const kind = Math.floor(random() * 9);
  if (kind < 3 || depth > 3) return text(random);
  if (kind === 3) return random() * 1e9;
  if (kind === 4) return pick(random, [null, true, false, {}, []]);
  if (kind === 5) return Array.from({ length: 3 }, () => value(random, depth + 1));
  return Object.fromEntries(Array.from({ length: 3 }, () => [text(random).slice(0, 40), value(random, depth + 1)]));
}

const query = (random: Random, names: readonly string[]) =>
  names.flatMap((name) => (random() < 0.7 ? [`${name}=${encodeURIComponent(text(random))}`] : [])).join('&');

/** A body: JSON of a shape near to the right one, a form, noise, or something too large or packed. */
function body(random: Random, near: () => unknown): { body: Buffer; type: string; encoding?: string } {
  const type = pick(random, [
    'application/json',
    'application/json; charset=utf-8',
    'application/x-www-form-urlencoded',
    'text/plain',
    'multipart/form-data; boundary=x',
    '',
  ]);
  const kind = random();
  if (kind < 0.45) return { body: Buffer.from(JSON.stringify(near())), type };
  if (kind < 0.6) return { body: Buffer.from(JSON.stringify(value(random)) ?? ''), type };
  if (kind < 0.75)
    return { body: Buffer.from(query(random, ['page', 'feedback', 'comment', 'website', 'token', 'key'])), type };
  if (kind < 0.85) return { body: bytes(random, Math.floor(random() * 200)), type };
  if (kind < 0.92) return { body: Buffer.from('['.repeat(2000 + Math.floor(random() * 2000))), type };
  const packed = gzipSync(Buffer.alloc(pick(random, [10, 100_000]), 97));
  return { body: packed, type, encoding: pick(random, ['gzip', 'br', 'deflate', 'identity', 'zstd']) };
}

const address = (random: Random) => Array.from({ length: 4 }, () => 1 + Math.floor(random() * 250)).join('.');
const visitor = (random: Random) => ({
  'x-forwarded-for': random() < 0.9 ? address(random) : text(random).replace(/[^\x20-\x7e]/g, ''),
});

function posted(random: Random, path: string, near: () => unknown): Fuzzed {
  const made = body(random, near);
  const headers: Record<string, string> = { ...visitor(random), ...(made.type && { 'content-type': made.type }) };
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

function asked(random: Random, path: string, names: readonly string[]): Fuzzed {
  return {
    method: pick(random, ['GET', 'GET', 'GET', 'HEAD', 'POST']),
    path: `${path}?${query(random, names)}`,
    headers: visitor(random),
  };
}

const ENDPOINTS: Readonly<Record<string, (random: Random) => Fuzzed>> = {
  '/api/feedback': (random) =>
    posted(random, '/api/feedback', () => ({
      page: pick(random, ['/docs/tracing', '/docs', '/nowhere', text(random)]),
      feedback: pick(random, ['positive', 'negative', text(random)]),
      ...(random() < 0.6 && { comment: random() < 0.7 ? text(random) : value(random) }),
    })),
  '/api/search-note': (random) =>
    posted(random, '/api/search-note', () => ({
      query: random() < 0.8 ? text(random) : value(random),
      kind: pick(random, ['none', 'abandoned', text(random)]),
      locale: pick(random, ['en', 'ja', 'zh-Hans', text(random)]),
    })),
  '/api/ask': (random) =>
    posted(random, '/api/ask', () => ({
      question: random() < 0.8 ? text(random) : value(random),
      ...(random() < 0.4 && { before: random() < 0.7 ? [text(random), text(random)] : value(random) }),
      ...(random() < 0.4 && { locale: pick(random, ['en', 'ja', 'zh-Hans', text(random)]) }),
    })),
  '/api/ask/share': (random) =>
    posted(random, '/api/ask/share', () => ({
      questions: random() < 0.8 ? Array.from({ length: Math.floor(random() * 4) }, () => text(random)) : value(random),
    })),
  '/docs/ask-ai': (random) => asked(random, '/docs/ask-ai', ['q']),
  '/docs/ask-ai/{id}': (random) =>
    asked(random, `/docs/ask-ai/${encodeURIComponent(text(random)).slice(0, 60)}`, ['q']),
  '/api/get-continent-code': (random) => ({
    ...asked(random, '/api/get-continent-code', ['a']),
    headers: {
      ...visitor(random),
      'cf-ipcontinent': pick(random, ['EU', 'XX', text(random).replace(/[^\x20-\x7e]/g, '')]),
    },
  }),
  '/api/image': (random) => asked(random, '/api/image', ['url', 'w', 'q', 'v']),
  '/api/avatar': (random) => ({
    ...asked(random, `/api/avatar/${encodeURIComponent(text(random)).slice(0, 500)}`, ['a']),
  }),
  '/api/og': (random) => asked(random, '/api/og', ['title', 'description', 'section', 'sig']),
  '/mcp': (random) =>
    posted(random, '/mcp', () => ({
      jsonrpc: '2.0',
      id: 1,
      method: pick(random, ['tools/list', 'tools/call', 'initialize', text(random)]),
      params:
        random() < 0.6
          ? {
              name: pick(random, ['search_docs', 'read_page', 'list_pages']),
              arguments: { query: text(random), page: text(random), section: text(random) },
            }
          : value(random),
    })),
  '/api/search': (random) => asked(random, '/api/search', ['q', 'tab', 'locale', 'limit', 'before']),
  '/search': (random) => asked(random, '/search', ['q', 'tab']),
  '/feedback': (random) => asked(random, '/feedback', ['page', 'feedback', 'error', 'comment', 'key', 'token', 'done']),
};

function send(base: URL, { method, path, headers, body }: Fuzzed): Promise<number> {
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
      // Node itself refuses to send it.
      done(0);
    }
  });
}

async function fuzz(
  base: URL,
  make: (random: Random) => Fuzzed,
  count: number,
  seed: number,
): Promise<Map<number, number>> {
  const random = seeded(seed);
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

/** Sends nonsense to every endpoint of a running server and counts what comes back. */
export async function fuzzAll(address: string, count: number, seed = 1): Promise<Map<string, Map<number, number>>> {
  const base = new URL(address);
  const results = new Map<string, Map<number, number>>();
  for (const [name, make] of Object.entries(ENDPOINTS)) results.set(name, await fuzz(base, make, count, seed));
  return results;
}
