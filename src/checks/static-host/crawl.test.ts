import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crawlHost, type HostResponse, type SendRequest } from './crawl.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY' };
const page = (html: string): HostResponse => ({ status: 200, headers: HTML, body: Buffer.from(html) });
const missing: HostResponse = { status: 404, headers: HTML, body: Buffer.from('<h1>Page not found</h1>') };
const moved = (location: string): HostResponse => ({ status: 308, headers: { location }, body: Buffer.from('') });

const SERVER: Record<string, HostResponse> = {
  '/': page('<a href="/docs#part">Docs</a>'),
  '/docs': page('<h2 id="part">Part</h2>'),
};

const askIn =
  (responses: Record<string, HostResponse>): SendRequest =>
  async (url) => {
    const path = url.replace(/\?.*/, '');
    if (/.\/+$/.test(path)) return moved(url.replace(/\/+(?=\?|$)/, ''));
    return responses[path] ?? missing;
  };
/** A host that compresses its files. */
const zipped = (response: HostResponse): HostResponse => ({
  ...response,
  headers: { ...response.headers, 'content-encoding': 'gzip' },
  body: gzipSync(response.body),
});

const PLAN = { siteUrl: 'https://s.example', pages: ['/', '/docs'], files: [], redirects: new Map() };
/** Returns the faults of a crawl if some responses of the host differ from the server's. */
async function faultsWith(changes: Record<string, HostResponse>, server = SERVER): Promise<string[]> {
  const same = Object.fromEntries(Object.entries(server).map(([path, response]) => [path, zipped(response)]));
  return (await crawlHost(askIn({ ...same, ...changes }), askIn(server), PLAN)).faults;
}

describe('the crawl of a static host', () => {
  it('finds nothing if the host responds as the server does', async () => expect(await faultsWith({})).toEqual([]));
  it('counts its requests', async () => {
    const same = Object.fromEntries(Object.entries(SERVER).map(([path, response]) => [path, zipped(response)]));
    const { counts } = await crawlHost(askIn(same), askIn(SERVER), PLAN);
    expect(counts).toEqual({ pages: 2, files: 0, links: 1, redirects: 3, missing: 10 });
  });
  it.each([
    ['a status', { '/docs': { ...zipped(page('')), status: 500 } }, '/docs: status 500 instead of 200'],
    [
      'a header',
      {
        '/docs': zipped({
          ...page('<h2 id="part">Part</h2>'),
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
      },
      '/docs: x-frame-options is "" instead of "DENY"',
    ],
    [
      'a type',
      { '/docs': { ...zipped(page('')), headers: { 'content-type': 'text/plain' } } },
      'content-type is "text/plain"',
    ],
    ['the content', { '/docs': zipped(page('<p id="part">')) }, "/docs: the content differs from the server's"],
    ['compression', { '/docs': page('<h2 id="part">Part</h2>') }, '/docs: not compressed'],
    ['a file for hosts', { '/_nginx.conf': page('') }, '/_nginx.conf: status 200 instead of 404'],
  ])('finds a difference in %s', async (_, changes, fault) =>
    expect((await faultsWith(changes)).join('\n')).toContain(fault),
  );
  it.each([
    ['<a href="/gone">x</a>', '/: /gone has status 404'],
    ['<img src="/api/image?src=a">', '/: /api/image?src=a has status 404'],
    ['<a href="/docs#gone">x</a>', '/: no anchor at /docs#gone'],
    ['<form method="post" action="/docs">', '/: the form at /docs needs a server'],
  ])('follows %s', async (html, fault) => {
    expect(await faultsWith({}, { ...SERVER, '/': page(html) })).toContain(fault);
  });
  it('finds an old path without a redirect', async () => {
    const server: SendRequest = async (url) => (url.startsWith('/old') ? moved('/docs') : askIn(SERVER)(url));
    const plan = { ...PLAN, redirects: new Map([['/old', { to: '/docs', permanent: true }]]) };
    const { faults } = await crawlHost(askIn(SERVER), server, plan);
    expect(faults).toContain('/old: status 404 instead of 308');
  });
});
