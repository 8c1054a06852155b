import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { startServer } from './server.ts';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(new URL(path, inject('baseUrl')), { headers, redirect: 'manual' });

/** Starts a request and leaves its headers unfinished. */
async function startRequest(url: string, path: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: identity\r\n`);
  return socket;
}

/** Finishes a started request and reads the response until the server closes the connection. */
async function finishRequest(socket: Socket): Promise<string> {
  socket.write('\r\n');
  let answer = '';
  for await (const text of socket) answer += text;
  return answer;
}

test('on SIGTERM the server finishes open requests, refuses new ones, and exits with 0', async () => {
  const { server, url } = await startServer();
  const [page, ready] = await Promise.all([startRequest(url, '/docs'), startRequest(url, '/readyz')]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await expect.poll(() => fetch(`${url}/livez`).catch(() => 'refused')).toBe('refused');
  expect(await finishRequest(ready)).toMatch(/^HTTP\/1\.1 503 [\s\S]*draining/);
  const answer = await finishRequest(page);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('</html>');
  expect(await exit).toEqual([0, null]);
});

test('on SIGTERM the server reports that it is not ready and keeps serving; a second signal ends it', async () => {
  const { server, url } = await startServer({ SHUTDOWN_DRAIN_MS: '600000' });
  const response = await fetch(`${url}/livez`);
  expect(response.headers.get('connection')).toBe('keep-alive');
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(503);
  const page = await fetch(`${url}/docs`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect(await page.text()).toContain('</html>');
  server.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});

test('a page has an ETag and returns 304 to clients that send it', async () => {
  const first = await get('/docs');
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/".+"$/);
  const again = await get('/docs', { 'If-None-Match': etag });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  expect((await get('/docs', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
});

test('hashed files are immutable and compressed', async () => {
  const html = await (await get('/docs')).text();
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const response = await get(file, { 'Accept-Encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get(file, { 'Accept-Encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip');
  }
});

test('every script and stylesheet of a page carries the hash of the file that is served', async () => {
  const html = await (await get('/docs')).text();
  const tags = html.match(/<script[^>]* src=[^>]*>|<link rel="stylesheet"[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(1);
  for (const tag of tags) {
    const file = /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '';
    const bytes = Buffer.from(await (await get(file)).arrayBuffer());
    expect(tag).toContain(`integrity="sha256-${createHash('sha256').update(bytes).digest('base64')}"`);
  }
});

test('is live and ready', async () => {
  expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 200]);
});

test('repeated and trailing slashes redirect to the canonical URL with the query', async () => {
  const response = await get('/docs//tracing/?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/docs/tracing?a=1']);
});
