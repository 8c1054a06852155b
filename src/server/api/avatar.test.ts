import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textBody } from '../../http/body.ts';
import { readEnv } from '../../site/env.ts';
import { createContributorTable } from '../../source/contributors.ts';
import { createApp } from '../app.ts';
import type { Renderer } from '../renderer.tsx';

const contributors = createContributorTable({ identities: {}, owners: {}, pages: { '/docs': ['known'] } }, new Map());
const html = { type: 'text/html', cacheControl: 'no-cache' };
const renderer = {
  site: { contributors, redirects: new Map() },
  page: async () => undefined,
  notFound: async () => textBody('nothing', { ...html, status: 404 }),
} as unknown as Renderer;
const app = (source = '') =>
  createApp({
    env: readEnv({ LOG_LEVEL: 'off', AVATAR_SOURCE_URL: source }),
    health: { draining: false },
    renderer: () => renderer,
  });

let codeHost: Server;
const requestedUrls: (string | undefined)[] = [];
let url = '';
beforeAll(async () => {
  codeHost = createServer((request, response) => {
    requestedUrls.push(request.url);
    response.setHeader('Content-Type', 'image/png').end('picture');
  });
  await new Promise<void>((done) => codeHost.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(codeHost.address() as AddressInfo).port}`;
});
afterAll(() => void codeHost.close().closeAllConnections());

describe('GET /api/avatar/{username}', () => {
  it('responds with the picture from the code host, cacheable for a day', async () => {
    const response = await app(url).request('/api/avatar/known');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('picture');
    expect(requestedUrls.splice(0)).toEqual(['/known.png?size=96']);
  });
  it('draws initials and makes no request if no code host is configured', async () => {
    const response = await app().request('/api/avatar/known');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('>K</text>');
    expect(requestedUrls).toEqual([]);
  });
  it.each(['nobody', 'KNOWN', 'known.png', 'known%2f..', '%00', '__proto__', 'a%ff', 'known%3fx'])(
    'knows only contributors, and asks the code host for nobody else: %s',
    async (username) => {
      expect((await app(url).request(`/api/avatar/${username}`)).status).toBe(404);
      expect(requestedUrls).toEqual([]);
    },
  );
  it('accepts no other method', async () =>
    expect((await app(url).request('/api/avatar/known', { method: 'POST' })).status).toBe(405));
});
