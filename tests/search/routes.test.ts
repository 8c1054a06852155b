import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { readEnv } from '../../src/site/env.ts';
import { SEARCH_API, WORK } from '../../src/site/limits.ts';
import { getSharedRenderer } from '../shared-site.ts';

const env = readEnv({ LOG_LEVEL: 'off' });
const renderer = getSharedRenderer();
const newApp = () => createApp({ env, health: { draining: false }, renderer: () => renderer });
const app = newApp();
const ask = (query: string) => app.request(`/api/search?${query}`);
const json = async (query: string) => (await ask(query)).json() as Promise<Record<string, unknown>>;

afterEach(() => void vi.useRealTimers());

describe('GET /api/search?q=&tab=&locale=&limit=', () => {
  it('returns JSON with page, section, url, excerpt and score', async () => {
    const answer = await json('q=tail%20sampling&limit=3');
    expect(answer).toMatchObject({ query: 'tail sampling', tab: 'All' });
    const results = answer.results as Record<string, unknown>[];
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({
      page: '/docs/tracing/sampling',
      title: 'Sampling',
      section: { id: 'keep-errors-sample-the-rest', heading: 'Keep errors, sample the rest' },
      url: `${env.siteUrl}/docs/tracing/sampling#keep-errors-sample-the-rest`,
      tab: 'Docs',
    });
    expect(results[0]?.excerpt).toMatch(/tail_sampling/);
    expect(results[0]?.score).toBeGreaterThan(results[1]?.score as number);
  });
  it('filters by tab, by id or by title', async () => {
    for (const tab of ['self-hosting', 'Self Hosting']) {
      const { results } = await json(`q=backup&tab=${encodeURIComponent(tab)}`);
      expect(new Set((results as { tab: string }[]).map((result) => result.tab))).toEqual(new Set(['Self Hosting']));
    }
  });
  it('finds threads under the tab GitHub', async () => {
    const { results } = await json('q=celery%20worker&tab=github');
    expect((results as { url: string }[])[0]?.url).toMatch(/^https:\/\/github\.com\//);
  });
  it('detects Japanese in every locale', async () => {
    for (const locale of ['', '&locale=en', '&locale=ja', '&locale=zh-Hans']) {
      const { results } = await json(`q=${encodeURIComponent('サンプリング')}${locale}`);
      expect((results as { page: string }[])[0]?.page).toBe('/docs/tracing/sampling');
    }
  });
  it('offers suggestions as browsers want them', async () => {
    const response = await ask('q=sampling&format=suggestions');
    expect(response.headers.get('content-type')).toContain('application/x-suggestions+json');
    const [query, titles, , urls] = await response.json();
    expect([query, titles[0], urls[0]]).toEqual(['sampling', 'Sampling', `${env.siteUrl}/docs/tracing/sampling`]);
  });
  it('may be cached for some minutes, and returns 304 to conditional requests', async () => {
    const response = await ask('q=sampling');
    expect(response.headers.get('cache-control')).toBe(`public, max-age=${SEARCH_API.cacheSeconds}`);
    const known = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
    expect((await app.request('/api/search?q=sampling', known)).status).toBe(304);
  });
  it.each([
    ['', 'q is missing.'],
    ['q=%20', 'q is empty.'],
    [`q=${'x'.repeat(2001)}`, 'q is longer than 2000 characters.'],
    ['q=x&tab=nowhere', 'tab is not one of docs'],
    ['q=x&locale=de', 'locale is not one of en, ja, ko, zh-Hans.'],
    ['q=x&limit=0', 'limit is less than 1.'],
    ['q=x&limit=51', 'limit is more than 50.'],
    ['q=x&limit=many', 'limit is not a number'],
    ['q=x&format=xml', 'format is neither'],
  ])('refuses %s', async (query, message) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ code: 'invalid_request' });
    expect((await (await ask(query)).json()).error.message).toContain(message);
  });
  it('refuses clients over the rate limit', async () => {
    // The budget must not refill during the test.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-14T12:00:00Z') });
    const app = newApp();
    const statuses = new Set<number>();
    for (let spent = 0; spent <= WORK.units; spent += WORK.cost.cached)
      statuses.add((await app.request('/api/search?q=sampling')).status);
    expect([...statuses]).toEqual([200, 429]);
    // Every other route to the same work draws from the same budget.
    for (const path of ['/search?q=sampling', '/search.md?q=sampling', '/docs/ask-ai?q=a', '/docs/ask-ai.md?q=a']) {
      const page = await app.request(path);
      expect([path, page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([path, 429, true]);
    }
    const markdown = await app.request('/search?q=sampling', { headers: { accept: 'text/markdown' } });
    expect(markdown.status).toBe(429);
    const rpc = { jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name: 'list_pages', arguments: {} } };
    const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
    const mcp = await app.request('/mcp', { method: 'POST', headers, body: JSON.stringify(rpc) });
    expect([mcp.status, Number(mcp.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await mcp.json()).toMatchObject({ jsonrpc: '2.0', id: 7, error: { code: -32029 } });
    for (const path of ['/search', '/docs/tracing', '/search.md'])
      expect([path, (await app.request(path)).status]).toEqual([path, 200]);
    const missing = await app.request('/docs/traceing');
    expect([missing.status, await missing.text()]).toEqual([404, expect.not.stringContaining('Nearest pages')]);
  });
});

describe('/search?q=&tab=', () => {
  it('is rendered on the server from the same index', async () => {
    const html = await (await app.request('/search?q=promt%20cachng')).text();
    expect(html).toContain('Showing results for');
    expect(html).toContain('href="/docs/prompts/caching');
    expect(html).toContain('<mark');
  });
  it('reads a pasted error', async () => {
    const pasted = 'Batch of 512 observations refused: 413 too_large. The body may have 20 MB at most.';
    const html = await (await app.request(`/search?q=${encodeURIComponent(pasted)}`)).text();
    expect(html).toContain('Read as a pasted error');
    expect(html).toMatch(/<ol[^>]*>.*?href="\/faq\/all\/what-does-413-body-too-large-mean/s);
  });
});
