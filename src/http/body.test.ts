import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { sendBody, textBody } from './body.ts';

const TEXT = 'Sightglass '.repeat(200);
const body = textBody(TEXT, { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' });
const app = new Hono();
app.get('/', (context) => sendBody(context, body));
app.get('/raw', (context) => sendBody(context, { ...body, compress: false }));
app.get('/missing', (context) => sendBody(context, { ...body, status: 404 }));
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('sendBody', () => {
  it('sends text with type, tag and length', async () => {
    const response = await ask('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(TEXT);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-cache',
      'content-length': String(TEXT.length),
      'content-type': 'text/html; charset=utf-8',
      etag: body.etag,
      vary: 'Accept-Encoding',
    });
    expect(body.etag).toMatch(/^W\/"[\w-]{22}"$/);
  });
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('compresses for a visitor who accepts %s', async (accepts, encoding, read) => {
    const response = await ask('/', { 'accept-encoding': accepts });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const packed = await bytes(response);
    expect(response.headers.get('content-length')).toBe(String(packed.length));
    expect(packed.length).toBeLessThan(TEXT.length / 10);
    expect(read(packed).toString()).toBe(TEXT);
  });
  it('does not compress again what is already compressed', async () => {
    const response = await ask('/raw', { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(TEXT);
  });
  it.each([[body.etag], [body.etag.slice(2)], [`"other", ${body.etag}`], ['*']])(
    'responds with 304 to %s',
    async (tag) => {
      const response = await ask('/', { 'if-none-match': tag });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(body.etag);
      expect(await response.text()).toBe('');
    },
  );
  it('sends the full body for another tag, and never a 304 for a missing resource', async () => {
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    for (const tag of [body.etag, '*']) expect((await ask('/missing', { 'if-none-match': tag })).status).toBe(404);
  });
  it('responds to HEAD with only the headers', async () => {
    const response = await ask('/', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('');
  });
  it('gives different text a different tag', () =>
    expect(textBody('other', { type: 'text/plain', cacheControl: '' }).etag).not.toBe(body.etag));
});

describe('ranges of a file', () => {
  const film = { ...body, compress: false, type: 'video/mp4', etag: '"film"' };
  app.get('/film', (context) => sendBody(context, film));
  const size = TEXT.length;

  it('announces ranges, and sends the whole file without a Range header', async () => {
    const response = await ask('/film');
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect((await ask('/')).headers.get('accept-ranges')).toBeNull();
  });
  it('sends one range with Content-Range', async () => {
    const response = await ask('/film', { range: 'bytes=11-15' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 11-15/${size}`);
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('Sight');
  });
  it('responds with 416 and the size beyond the end', async () => {
    const response = await ask('/film', { range: `bytes=${size}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });
  it('sends a range only of the same file: If-Range with another or weak tag gets the whole file', async () => {
    const range = 'bytes=0-4';
    expect((await ask('/film', { range, 'if-range': '"film"' })).status).toBe(206);
    expect((await ask('/film', { range, 'if-range': '"other"' })).status).toBe(200);
    expect((await ask('/film', { range, 'if-range': 'W/"film"' })).status).toBe(200);
  });
  it('ignores ranges for HEAD requests, several ranges and compressed text', async () => {
    expect((await ask('/film', { range: 'bytes=0-4' }, 'HEAD')).status).toBe(200);
    expect((await ask('/film', { range: 'bytes=0-1,3-4' })).status).toBe(200);
    expect((await ask('/', { range: 'bytes=0-4' })).status).toBe(200);
  });
});
