import { afterEach, expect, it, vi } from 'vitest';
import { send } from './send.ts';

const REQUEST = { method: 'GET', path: '/a', query: [['b', 'c'] as const], missing: [], isBodyJson: true };
afterEach(() => vi.unstubAllGlobals());

it('sends keys only to the chosen host, without cookies, and reads status, time and body', async () => {
  const fetched = vi.fn(
    async (_url: string, _init: RequestInit) => new Response('{"d":1}', { status: 200, statusText: 'OK' }),
  );
  vi.stubGlobal('fetch', fetched);
  const state = await send(REQUEST, 'https://h.example', { publicKey: 'pk', secretKey: 'sé' });
  expect(state).toMatchObject({ kind: 'answered', status: 200, statusText: 'OK', body: '{\n  "d": 1\n}' });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://h.example/a?b=c');
  expect(init?.credentials).toBe('omit');
  expect(Buffer.from(new Headers(init?.headers).get('Authorization')?.slice(6) ?? '', 'base64').toString()).toBe(
    'pk:sé',
  );
});

it('sends no keys if none are needed, and reports a host that does not respond', async () => {
  const fetched = vi.fn(async (_url: string, init: RequestInit) => {
    expect(new Headers(init.headers).has('Authorization')).toBe(false);
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', fetched);
  expect(await send(REQUEST, 'https://h.example', undefined)).toEqual({ kind: 'failed' });
});
