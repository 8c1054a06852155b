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
  ] as const)('compresses for a visitor who reads %s', async (accepts, encoding, read) => {
    const response = await ask('/', { 'accept-encoding': accepts });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    const packed = await bytes(response);
    expect(response.headers.get('content-length')).toBe(String(packed.length));
    expect(packed.length).toBeLessThan(TEXT.length / 10);
    expect(read(packed).toString()).toBe(TEXT);
  });
  it('leaves what is compressed already', async () => {
    const response = await ask('/raw', { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toBe(TEXT);
  });
  it.each([[body.etag], [body.etag.slice(2)], [`"other", ${body.etag}`]])('answers 304 to %s', async (tag) => {
    const response = await ask('/', { 'if-none-match': tag });
    expect(response.status).toBe(304);
    expect(response.headers.get('etag')).toBe(body.etag);
    expect(await response.text()).toBe('');
  });
  it('answers in full to another tag, and never 304 to what is missing', async () => {
    expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await ask('/missing', { 'if-none-match': body.etag })).status).toBe(404);
  });
  it('answers HEAD with the headers alone', async () => {
    const response = await ask('/', { 'accept-encoding': 'gzip' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('');
  });
  it('tags other text otherwise', () =>
    expect(textBody('other', { type: 'text/plain', cacheControl: '' }).etag).not.toBe(body.etag));
});

describe('parts of a file', () => {
  const film = { ...body, compress: false, type: 'video/mp4', etag: '"film"' };
  app.get('/film', (context) => sendBody(context, film));
  const size = TEXT.length;

  it('says that parts can be had, and sends the whole to who asks for none', async () => {
    const response = await ask('/film');
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, 'bytes']);
    expect((await ask('/')).headers.get('accept-ranges')).toBeNull();
  });
  it('sends one part with its place', async () => {
    const response = await ask('/film', { range: 'bytes=11-15' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 11-15/${size}`);
    expect(response.headers.get('content-length')).toBe('5');
    expect(await response.text()).toBe('Sight');
  });
  it('answers 416 beyond the end, with the size', async () => {
    const response = await ask('/film', { range: `bytes=${size}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });
  it('sends a part of the same file only: If-Range with another tag or a weak one gets the whole', async () => {
    const range = 'bytes=0-4';
    expect((await ask('/film', { range, 'if-range': '"film"' })).status).toBe(206);
    expect((await ask('/film', { range, 'if-range': '"other"' })).status).toBe(200);
    expect((await ask('/film', { range, 'if-range': 'W/"film"' })).status).toBe(200);
  });
  it('answers a HEAD request, several parts and compressed text as if no part were requested', async () => {
    expect((await ask('/film', { range: 'bytes=0-4' }, 'HEAD')).status).toBe(200);
    expect((await ask('/film', { range: 'bytes=0-1,3-4' })).status).toBe(200);
    expect((await ask('/', { range: 'bytes=0-4' })).status).toBe(200);
  });
});
