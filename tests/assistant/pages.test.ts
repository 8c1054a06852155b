import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeOldConversations } from '../../src/features/assistant/server/shared-conversations.ts';
import { codedPages } from '../../src/pages/coded-pages.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { noStore } from '../../src/platform/store/open-store.ts';
import { DEV_ASSETS } from '../../src/render/assets.ts';
import { createApp } from '../../src/server/app.ts';
import { openSiteStore } from '../../src/server/features.ts';
import { createRenderer } from '../../src/server/renderer.tsx';
import { readEnv } from '../../src/site/env.ts';
import { ASK_SHARE } from '../../src/site/limits.ts';
import type { CodedPageProps } from '../../src/source/coded-page.ts';
import { loadSite } from '../../src/source/site.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ask-pages-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir });
/** The assistant's page prints its props. */
const site = loadSite(process.cwd(), (index) =>
  codedPages(index).map((page) => (page.path === '/docs/ask-ai' ? { ...page, Body: describeAnswer } : page)),
);
function describeAnswer({ answer }: CodedPageProps): string {
  if (!answer) return 'asked: nothing';
  return `asked: ${answer.question}; sources: ${answer.sources.map(({ url }) => url).join(' ')}`;
}
const renderer = createRenderer({ site, env, assets: DEV_ASSETS, clock: systemClock });
const store = openSiteStore(env);
const app = createApp({ env, health: { draining: false }, renderer: () => renderer, store });
const QUESTION = 'How do I use the Python decorator for tracing?';
let url = '';

beforeAll(async () => {
  const response = await app.request('/api/ask/share', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ questions: [QUESTION, '<b>What</b> is the weather in Paris?'] }),
  });
  ({ url } = await response.json());
});
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

it('shared-chat link base path: /docs/ask-ai', () => {
  expect(url).toMatch(/^\/docs\/ask-ai\/[\w-]{24}$/);
});

describe('a shared conversation', () => {
  it('is rendered on the server with its sources, and not indexed', async () => {
    const response = await app.request(url, { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).toContain(QUESTION);
    expect(html).toContain('href="/docs/sdk/python/sdk-v3');
    expect(html).toContain('href="/docs/ask-ai"');
    expect(html).toContain('&lt;b&gt;What&lt;/b&gt; is the weather');
  });
  it('is also available as Markdown', async () => {
    const response = await app.request(`${url}.md`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toContain(QUESTION);
  });
  it.each(['/sitemap.xml', '/llms.txt', '/sitemap.md'])('is not in %s', async (path) => {
    expect(await (await app.request(path)).text()).not.toContain(url);
  });
  it('unknown id: a 404 page that links to the assistant', async () => {
    for (const path of [`/docs/ask-ai/${'x'.repeat(24)}`, '/docs/ask-ai/short', '/docs/ask-ai/a/b']) {
      const response = await app.request(path, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('href="/docs/ask-ai"');
      expect(html).not.toContain('Nearest pages');
    }
  });
  it('unavailable store: 503 with Retry-After', async () => {
    const without = createApp({ env, health: { draining: false }, renderer: () => renderer, store: noStore() });
    const response = await without.request(url);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await without.request('/docs/tracing')).status).toBe(200);
  });
  it('is deleted after 180 days', async () => {
    expect(ASK_SHARE.retentionDays).toBe(180);
    const clockIn = (days: number) => ({ now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) });
    expect(await removeOldConversations(store, clockIn(179.9))).toEqual({ ok: true, value: 0 });
    expect(await removeOldConversations(store, clockIn(180.1))).toEqual({ ok: true, value: 1 });
    expect((await app.request(url)).status).toBe(404);
  });
});

describe('the URL of the assistant with a question', () => {
  const getText = async (query: string) =>
    (await app.request(`/docs/ask-ai${query}`, { headers: { accept: 'text/html' } })).text();
  it('passes the answer to the page', async () => {
    expect(site.coded.get('/docs/ask-ai')).toMatchObject({ asks: true, dynamic: true });
    const shown = await getText(`?q=${encodeURIComponent(`  ${QUESTION} `)}`);
    expect(shown).toContain(`asked: ${QUESTION}; sources: /docs/observability/sdk/python/example`);
  });
  it('passes none without a question', async () => {
    for (const query of ['', '?q=', '?q=%20']) expect(await getText(query)).toContain('asked: nothing');
  });
});
