import { describe, expect, it } from 'vitest';
import { textBody } from '../http/body.ts';
import { readEnv } from '../site/env.ts';
import { createApp } from './app.ts';
import type { PageFormat, Renderer } from './renderer.tsx';

const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' };
const answer = (text: string, format: PageFormat, status = 200) =>
  textBody(`${format}: ${text}`, { status, type: TYPES[format], cacheControl: 'no-cache' });
const renderer = {
  site: {
    pages: new Map(),
    coded: new Map(),
    notebookFiles: new Map(),
    index: { pages: [], pagesIn: () => [] },
    redirects: new Map([
      ['/old', { to: '/docs/tracing', permanent: true }],
      ['/chat', { to: 'https://chat.example/x', permanent: false }],
    ]),
  },
  page: async (path: string, _: URLSearchParams, format: PageFormat) =>
    ['/', '/docs/tracing'].includes(path) ? answer(path, format) : undefined,
  notFound: async (path: string, format: PageFormat) => answer(`nothing at ${path}`, format, 404),
} as unknown as Renderer;
const env = readEnv({ LOG_LEVEL: 'off', SITE_URL: 'https://s.example' });
const app = createApp({ env, health: { draining: false }, renderer: () => renderer });
const ask = (path: string, accept = 'text/html,*/*;q=0.8') => app.request(path, { headers: { accept } });

describe('the two formats of a page', () => {
  it('sends HTML to a browser, and links to the Markdown', async () => {
    const response = await ask('/docs/tracing');
    expect(await response.text()).toBe('html: /docs/tracing');
    expect(response.headers.get('vary')).toBe('Accept, User-Agent, Accept-Encoding');
    expect(response.headers.get('link')).toBe('</docs/tracing.md>; rel="alternate"; type="text/markdown"');
    expect(response.headers.get('x-robots-tag')).toBeNull();
  });
  it('sends Markdown at the .md URL and to clients that ask for it', async () => {
    for (const response of [await ask('/docs/tracing.md'), await ask('/docs/tracing', 'text/markdown')]) {
      expect(await response.text()).toBe('markdown: /docs/tracing');
      expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
      expect(response.headers.get('vary')).toBe('Accept, User-Agent, Accept-Encoding');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(response.headers.get('link')).toBe('<https://s.example/docs/tracing>; rel="canonical"');
    }
  });
  it('has the home page at /index.md', async () => {
    expect(await (await ask('/index.md')).text()).toBe('markdown: /');
    expect((await ask('/')).headers.get('link')).toContain('</index.md>');
  });
  it('gives each format its ETag and responds with 304', async () => {
    const [html, markdown] = [await ask('/docs/tracing'), await ask('/docs/tracing.md')];
    const etag = markdown.headers.get('etag') ?? '';
    expect(etag).not.toBe(html.headers.get('etag'));
    const again = await app.request('/docs/tracing.md', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });
  it('reports a missing page in the requested format', async () => {
    const cases = [await ask('/nope'), await ask('/nope.md'), await ask('/nope', 'text/markdown')];
    expect(cases.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await Promise.all(cases.map((response) => response.text()))).toEqual([
      'html: nothing at /nope',
      'markdown: nothing at /nope',
      'markdown: nothing at /nope',
    ]);
  });
  it('redirects both formats in one hop', async () => {
    const to = async (path: string) => {
      const response = await ask(path);
      return [response.status, response.headers.get('location')];
    };
    expect(await to('/old')).toEqual([308, '/docs/tracing']);
    expect(await to('/old.md')).toEqual([308, '/docs/tracing.md']);
    expect(await to('/chat')).toEqual([307, 'https://chat.example/x']);
    expect(await to('/chat.md')).toEqual([307, 'https://chat.example/x']);
  });
});
