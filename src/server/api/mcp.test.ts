import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { codedPages } from '../../pages/coded-pages.ts';
import { systemClock } from '../../platform/clock.ts';
import { DEV_ASSETS } from '../../render/assets.ts';
import { readEnv } from '../../site/env.ts';
import { WORK } from '../../site/limits.ts';
import { loadSite } from '../../source/site.ts';
import { createApp } from '../app.ts';
import { createRenderer } from '../renderer.tsx';

const env = readEnv({ LOG_LEVEL: 'off' });
const renderer = createRenderer({
  site: loadSite(process.cwd(), codedPages),
  env,
  assets: DEV_ASSETS,
  clock: systemClock,
});
const app = createApp({ env, health: { draining: false }, renderer: () => renderer });
const ask = (body: string, headers: Record<string, string> = {}) =>
  app.request('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body,
  });

// The client times out after a minute, and a busy machine takes longer to build the index.
beforeAll(() => renderer.search.engine('en'));

let client: Client | undefined;
afterEach(() => {
  vi.useRealTimers();
  return client?.close();
});

async function connect(mode: 'auto' | 'legacy'): Promise<Client> {
  client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  const url = new URL('http://localhost/mcp');
  const fetch = async (input: string | URL, init?: RequestInit) => app.request(String(input), init);
  await client.connect(new StreamableHTTPClientTransport(url, { fetch }));
  return client;
}
const getText = (result: unknown) =>
  (result as { content: { text: string }[] }).content.map(({ text }) => text).join('');

describe.each(['auto', 'legacy'] as const)('an MCP client (%s)', (mode) => {
  it('finds, reads and lists pages', async () => {
    const server = await connect(mode);
    expect((await server.listTools()).tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'list_pages',
      'ask',
      'submit_feedback',
    ]);
    const found = getText(await server.callTool({ name: 'search_docs', arguments: { query: 'mask personal data' } }));
    expect(found).toContain(`](${env.siteUrl}/docs/tracing/masking): `);
    const page = await server.callTool({ name: 'read_page', arguments: { page: '/docs/tracing/masking' } });
    const twin = await (await app.request('/docs/tracing/masking.md')).text();
    expect(getText(page)).toBe(twin);
    const sections = getText(await server.callTool({ name: 'list_pages', arguments: {} }));
    expect(sections).toMatch(/- docs: \d+ pages/);
    const listed = getText(await server.callTool({ name: 'list_pages', arguments: { section: 'faq' } }));
    expect(listed).toContain(`(${env.siteUrl}/faq/all/`);
  });
  it('reports what does not exist, with similar names', async () => {
    const server = await connect(mode);
    const call = async (name: string, args: Record<string, unknown>) => {
      const result = await server.callTool({ name, arguments: args });
      expect(result.isError).toBe(true);
      return getText(result);
    };
    expect(await call('read_page', { page: '/docs/traceing' })).toContain(`(${env.siteUrl}/docs/tracing)`);
    expect(await call('read_page', { page: 'https://other.example/docs' })).toContain('is not a URL of');
    expect(await call('read_page', { page: '/docs/tracing', heading: 'Nope' })).toContain('has no heading "Nope"');
    expect(await call('search_docs', { query: 'qqzzxx' })).toContain('No page matches');
    expect(await call('list_pages', { section: 'nope' })).toContain('There is no section "nope".');
  });
});

describe('/mcp', () => {
  it('reads one section of a page', async () => {
    const server = await connect('auto');
    const whole = getText(
      await server.callTool({ name: 'read_page', arguments: { page: '/docs/tracing/get-started' } }),
    );
    const heading = /^## (.*)$/m.exec(whole)?.[1] ?? '';
    const part = getText(
      await server.callTool({ name: 'read_page', arguments: { page: '/docs/tracing/get-started', heading } }),
    );
    expect(part.startsWith(`## ${heading}`)).toBe(true);
    expect(part.length).toBeLessThan(whole.length);
  });
  it('reads a section by its explicit id, as the page links to it', async () => {
    const server = await connect('auto');
    const text = getText(
      await server.callTool({ name: 'read_page', arguments: { page: '/docs/api/traces#delete-traces' } }),
    );
    expect(text).toMatch(/^## Delete several traces\n/);
  });
  it('refuses invalid requests without a server error', async () => {
    const answers = await Promise.all(
      ['', '{', '[]', 'null', '{"jsonrpc":"2.0"}', '{"jsonrpc":"2.0","id":1,"method":"nope"}', '"\u0000"'].map((body) =>
        ask(body),
      ),
    );
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect((await ask('{}', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await ask(JSON.stringify({ a: 'x'.repeat(70_000) }))).status).toBe(413);
    expect((await app.request('/mcp')).status).toBe(405);
  });
  it('accepts batches of up to five messages, and refuses longer ones with a JSON-RPC error', async () => {
    const batch = (size: number) =>
      JSON.stringify(Array.from({ length: size }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })));
    const legacy = { 'mcp-protocol-version': '2025-03-26' };
    expect((await ask(batch(5), legacy)).status).toBe(200);
    const refused = await ask(batch(6), legacy);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'A batch may contain at most 5 messages.' } },
    ]);
  });
  it("counts each message of a batch towards a visitor's budget", async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-14T12:00:00Z') });
    const app = createApp({ env, health: { draining: false }, renderer: () => renderer });
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'search_docs', arguments: {} } };
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const send = () => app.request('/mcp', { method: 'POST', headers, body: JSON.stringify(Array(5).fill(call)) });
    let response = await send();
    let sent = 1;
    for (; response.status === 200; sent++) response = await send();
    expect([sent, response.status]).toEqual([Math.floor(WORK.units / (5 * WORK.cost.search)) + 1, 429]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32029 } });
  });
  it('accepts requests from any site, and has a card with its URL', async () => {
    const preflight = await app.request('/mcp', {
      method: 'OPTIONS',
      headers: { origin: 'https://client.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    for (const path of ['/.well-known/mcp.json', '/.well-known/mcp/server-card.json', '/mcp/server-card']) {
      const response = await app.request(path);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect((await response.json()).remotes).toEqual([{ type: 'streamable-http', url: `${env.siteUrl}/mcp` }]);
    }
  });
});
