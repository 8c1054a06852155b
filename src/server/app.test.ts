import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { textBody } from '../http/body.ts';
import { FaultError } from '../lib/fault.ts';
import { readEnv } from '../site/env.ts';
import { type AppOptions, createApp } from './app.ts';
import { contentSecurityPolicy, SPECULATION_RULES_PATH, securityHeadersFor } from './headers.ts';
import type { Renderer } from './renderer.tsx';
import { StaticFiles } from './static.ts';

const HTML = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' };
const fault = { file: 'content/secret.mdx', line: 3, problem: 'A <secret> fault.', remedy: 'Correct it.' };
const renderer = {
  site: {
    coded: new Map(),
    notebookFiles: new Map(),
    redirects: new Map([
      ['/old', { to: '/docs', permanent: true }],
      ['/for-now', { to: '/docs', permanent: false }],
    ]),
  },
  async page(path: string, query: URLSearchParams) {
    if (path === '/faulty') throw new FaultError([fault]);
    if (path === '/broken') throw new Error('secret words');
    return ['/', '/docs', '/a b'].includes(path) ? textBody(`page ${path} ${query}`, HTML) : undefined;
  },
  notFound: async (path: string) => textBody(`nothing at ${path}`, { ...HTML, status: 404 }),
} as unknown as Renderer;

const folder = mkdtempSync(join(tmpdir(), 'files-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, '.vite'));
for (const [name, text] of [
  ['assets/a-1.js', 'let a'],
  ['assets/a-1.js.br', 'packed'],
  ['assets/a-1.js.gz', 'packed'],
  ['logo.png', 'png'],
  ['.vite/manifest.json', '{}'],
] as const)
  writeFileSync(join(folder, name), text);
afterAll(() => rmSync(folder, { recursive: true }));

let lines: string[] = [];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const make = (more: Partial<AppOptions> = {}) =>
  createApp({
    env: readEnv({ LOG_LEVEL: 'off' }),
    health: { draining: false },
    renderer: () => renderer,
    files: new StaticFiles(folder),
    ...more,
  });
const app = make();

describe('pages', () => {
  it('respond, with the URL of the speculation rules', async () => {
    const response = await app.request('/docs?a=b');
    expect([response.status, await response.text()]).toEqual([200, 'page /docs a=b']);
    expect(response.headers.get('speculation-rules')).toBe(`"${SPECULATION_RULES_PATH}"`);
  });
  it('respond to a path with encoded letters', async () => expect((await app.request('/a%20b')).status).toBe(200));
  it('respond with a 404 page if they do not exist', async () => {
    const response = await app.request('/nowhere');
    expect([response.status, await response.text()]).toEqual([404, 'nothing at /nowhere']);
  });
  it.each([
    ['/docs/', '/docs'],
    ['/docs/?a=b', '/docs?a=b'],
    ['//docs', '/docs'],
    ['//evil.example/', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/%09/evil.example/', '/%09/evil.example'],
    ['/%0d%0aa:b/', '/%0d%0aa:b'],
    ['/%2F/evil.example/', '/%2F/evil.example'],
  ])('at %s redirect permanently to %s, on this site', async (path, target) => {
    const response = await app.request(`http://localhost${path}`);
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([308, target]);
    expect(new URL(location, 'http://localhost').host).toBe('localhost');
  });
  it('that have moved redirect, permanently or temporarily', async () => {
    const answers = await Promise.all(['/old', '/for-now'].map((path) => app.request(path)));
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [308, '/docs'],
      [307, '/docs'],
    ]);
  });
  it.each([
    ['/old?a=1&b=2', '/docs?a=1&b=2'],
    ['/old/', '/docs'],
    ['//old//?a=1', '/docs?a=1'],
    ['/old.md', '/docs.md'],
    ['/old.md?a=1', '/docs.md?a=1'],
  ])('that have moved redirect in one hop: %s', async (path, target) => {
    const { status, headers } = await app.request(`http://localhost${path}`);
    expect([status, headers.get('location')]).toEqual([308, target]);
  });
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('do not exist at %s', async (method) => {
    const response = await app.request('/docs', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
  it('respond to HEAD without a body', async () => {
    const response = await app.request('/docs', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('files', () => {
  it('with a hash in their name are cached forever, others for an hour', async () => {
    const [hashed, plain] = await Promise.all([app.request('/assets/a-1.js'), app.request('/logo.png')]);
    expect(hashed?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain?.headers.get('cache-control')).toBe('public, max-age=3600, must-revalidate');
  });
  it('are sent in their compressed version', async () => {
    const response = await app.request('/assets/a-1.js', { headers: { 'accept-encoding': 'br' } });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual(['br', 'packed']);
  });
  it.each(['/assets/a-1.js.br', '/.vite/manifest.json', '/assets', '/..%2f..%2fetc/passwd'])(
    'do not include %s',
    async (path) => expect((await app.request(path)).status).toBe(404),
  );
  it('can be listed', () => expect(new StaticFiles(folder).paths.sort()).toEqual(['/assets/a-1.js', '/logo.png']));
});

describe('health', () => {
  it('is live and ready until it drains', async () => {
    const health = { draining: false };
    const app = make({ health });
    const ask = async (path: string) => {
      const response = await app.request(path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return [response.status, await response.text()];
    };
    expect(await ask('/readyz')).toEqual([200, 'ready']);
    health.draining = true;
    expect(await ask('/readyz')).toEqual([503, 'draining']);
    expect(await ask('/livez')).toEqual([200, 'ok']);
  });
  it('includes more details with ?detail', async () => {
    const app = make({ health: { draining: false, detail: () => ['assistant model: breaker closed'] } });
    const ask = async (path: string) => (await app.request(path)).text();
    expect([await ask('/readyz'), await ask('/readyz?detail')]).toEqual([
      'ready',
      'ready\nassistant model: breaker closed',
    ]);
  });
  it.each(['full', 'away', 'opening'] as const)(
    'is degraded, but still ready, while its store is %s',
    async (state) => {
      const response = await make({ health: { draining: false, store: () => state } }).request('/readyz');
      expect([response.status, await response.text()]).toEqual([200, `degraded: store ${state}`]);
    },
  );
});

describe('speculation rules', () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await app.request(SPECULATION_RULES_PATH, { headers });
    expect(response.headers.get('content-type')).toBe('application/speculationrules+json');
    return Object.keys(await response.json());
  };
  it('are withheld from visitors who save data', async () => {
    expect((await ask({})).length).toBeGreaterThan(0);
    expect(await ask({ 'save-data': 'on' })).toEqual([]);
  });
});

describe('security', () => {
  const policy = contentSecurityPolicy(readEnv({}));
  it.each(['/docs', '/nowhere', '/docs/', '/old', '/livez', '/logo.png', '/broken', SPECULATION_RULES_PATH])(
    'headers are on %s',
    async (path) => {
      const { headers } = await app.request(path);
      for (const [name, value] of Object.entries(securityHeadersFor(readEnv({}))))
        expect(headers.get(name), name).toBe(value);
    },
  );
  it('headers keep other sites away from our windows and files', async () => {
    const { headers } = await app.request('/docs');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
  it('headers are set for an unknown method, and on 304', async () => {
    expect((await app.request('/docs', { method: 'POST' })).headers.get('x-content-type-options')).toBe('nosniff');
    const etag = (await app.request('/docs')).headers.get('etag') ?? '';
    const known = await app.request('/docs', { headers: { 'if-none-match': etag } });
    expect([known.status, known.headers.get('content-security-policy')]).toEqual([304, policy]);
  });
  it('policy allows only one inline script', () => {
    const restOfPolicy = policy.replace(/(frame|connect)-src [^;]+; /g, '');
    expect(restOfPolicy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://customer-sightglassexample.cloudflarestream.com; ',
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self' https://cloud.sightglass.example https://us.");
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
  });
});

describe('a page that fails to render', () => {
  it.each(['/faulty', '/broken'])('hides the reason at %s', async (path) => {
    const response = await app.request(path);
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).toMatch(/The rest of the site is there\.$/);
    expect(text).not.toMatch(/secret|stack|\.ts/);
    expect(lines.join('')).toContain('secret');
  });
  it('shows file, line and remedy in development', async () => {
    const response = await make({ showFaults: true, files: undefined }).request('/faulty');
    const text = await response.text();
    expect(response.status).toBe(500);
    for (const part of ['content/secret.mdx:3', 'A &lt;secret> fault.', 'Correct it.']) expect(text).toContain(part);
    expect(text).not.toContain('<secret>');
  });
  it('shows the error itself in development', async () =>
    expect(await (await make({ showFaults: true }).request('/broken')).text()).toContain('secret words'));
});

describe('the log', () => {
  const ask = (level: string, path: string) =>
    make({ env: readEnv({ LOG_LEVEL: level, TRUSTED_PROXIES: '10.0.0.1' }) }).request(path, {
      headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Spy', referer: 'https://r.example', cookie: 'c=1' },
    });
  it('has one line per request, without query, IP address or user agent', async () => {
    await ask('info', '/docs?q=private&token=1');
    expect(lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(lines[0] ?? '{}'))).toEqual(['time', 'level', 'method', 'path', 'status', 'ms']);
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ level: 'info', method: 'GET', path: '/docs', status: 200 });
    expect(lines[0]).not.toMatch(/private|token|203\.0|Spy|r\.example|c=1/);
  });
  it('is silent if it is off, and logs only failures at level error', async () => {
    await ask('off', '/docs');
    await ask('error', '/docs');
    await ask('error', '/nowhere');
    expect(lines).toEqual([]);
    await ask('error', '/broken');
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['error', 'error']);
  });
});
