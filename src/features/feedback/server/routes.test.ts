import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { textBody } from '../../../http/body.ts';
import type { Store } from '../../../platform/store/store.ts';
import { createApp } from '../../../server/app.ts';
import { openSiteStore } from '../../../server/features.ts';
import type { Renderer } from '../../../server/renderer.tsx';
import { readEnv } from '../../../site/env.ts';
import { BODY_MAX_BYTES, FEEDBACK_RATE, FORM_MIN_MS } from '../../../site/limits.ts';
import type { FeedbackEntry } from './entries.ts';
import { feedbackRows } from './rows.ts';

const HTML = { type: 'text/html; charset=utf-8', cacheControl: 'no-cache' };
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const KEY = '0198a1b2-0000-7000-8000-000000000001';
const CLICK = { page: '/docs', feedback: 'negative' };

const renderer = {
  site: { pages: new Map([['/docs', {}]]), coded: new Map([['/über uns', {}]]) },
  page: async (path: string, query: URLSearchParams) => textBody(`page ${path} ${query}`, HTML),
} as unknown as Renderer;
const dataDir = mkdtempSync(join(tmpdir(), 'feedback-'));
const env = readEnv({ LOG_LEVEL: 'off', DATA_DIR: dataDir, SITE_URL: 'https://site.example' });
const store = openSiteStore(env);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** A new app has no rate limits in memory. */
const newApp = (appStore: Store = store) =>
  createApp({ env, health: { draining: false }, renderer: () => renderer, store: appStore });
let app = newApp();
beforeEach(async () => {
  app = newApp();
  for (const { reference } of await rows()) await feedbackRows(store).remove(reference);
});

async function rows(): Promise<FeedbackEntry[]> {
  const listed = await feedbackRows(store).list({});
  return listed.ok ? listed.value : [];
}
const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  app.request('/api/feedback', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
const send = (value: unknown, headers: Record<string, string> = {}) =>
  post(JSON.stringify(value), { ...JSON_TYPE, ...headers });
const getCode = async (response: Response) => [response.status, (await response.json()).error.code];

describe('POST /api/feedback with JSON', () => {
  it('responds with 200 and a reference once the choice is stored', async () => {
    const response = await send(CLICK);
    const { reference } = await response.json();
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await rows()).toMatchObject([{ reference, page: '/docs', choice: 'negative', comment: null }]);
  });
  it('keeps first click and comment of one visit in one row, however often they are sent', async () => {
    const key = { 'idempotency-key': KEY };
    const answers = [CLICK, CLICK, { ...CLICK, comment: 'Why?' }, { ...CLICK, comment: 'Why?' }, CLICK];
    const references = [];
    for (const body of answers) references.push((await (await send(body, key)).json()).reference);
    expect(new Set(references).size).toBe(1);
    expect(await rows()).toMatchObject([{ comment: 'Why?' }]);
  });
  it.each([
    ['/docs/', '/docs'],
    ['/%C3%BCber%20uns', '/über uns'],
  ])('accepts the page %s', async (page, storedPath) => {
    expect((await send({ ...CLICK, page })).status).toBe(200);
    expect((await rows())[0]?.page).toBe(storedPath);
  });
  it.each([
    [422, 'unknown_page', { ...CLICK, page: '/nowhere' }],
    [422, 'unknown_page', { ...CLICK, page: '/%' }],
    [422, 'invalid_fields', { ...CLICK, more: 1 }],
    [422, 'blank_comment', { ...CLICK, comment: ' ' }],
    [400, 'malformed', []],
  ])('responds with %i %s to %j and stores nothing', async (status, code, body) => {
    expect(await getCode(await send(body))).toEqual([status, code]);
    expect(await rows()).toEqual([]);
  });
  it('responds with 400 to invalid JSON and invalid UTF-8', async () => {
    expect(await getCode(await post('{'))).toEqual([400, 'malformed']);
    expect(await getCode(await post(new Uint8Array([0x22, 0xff, 0x22])))).toEqual([400, 'malformed']);
  });
  it('responds with 422 to a key that is not a UUID', async () =>
    expect(await getCode(await send(CLICK, { 'idempotency-key': 'x' }))).toEqual([422, 'invalid_key']));
  it.each(['text/plain', 'multipart/form-data', '', 'application/json; charset=latin1'])(
    'responds with 415 to the type %j',
    async (type) =>
      expect(await getCode(await send(CLICK, { 'content-type': type }))).toEqual([415, 'unsupported_type']),
  );
  it.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('responds with 405 to %s', async (method) => {
    const response = await app.request('/api/feedback', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('the origin of a request', () => {
  it.each([
    [200, {}],
    [200, { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
    [200, { origin: 'https://localhost' }],
    [200, { origin: 'https://site.example' }],
    [403, { 'sec-fetch-site': 'cross-site' }],
    [403, { 'sec-fetch-site': 'same-site', origin: 'https://site.example' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'http://site.example' }],
    [403, { origin: 'http://localhost:8080' }],
    [403, { origin: 'null' }],
    [403, { origin: '' }],
  ])('decides the status: %i for %j', async (status, headers) => {
    expect((await send(CLICK, headers as Record<string, string>)).status).toBe(status);
    expect(await rows()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('a body', () => {
  const fit = JSON.stringify({ ...CLICK, comment: 'a' }).padEnd(BODY_MAX_BYTES);
  const chunked = (text: string) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let index = 0; index < text.length; index += 1000)
          controller.enqueue(new TextEncoder().encode(text.slice(index, index + 1000)));
        controller.close();
      },
    });
  const packers = [
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['zstd', zstdCompressSync],
  ] as const;

  it('may have 8 KB, and one more byte is 413', async () => {
    expect(BODY_MAX_BYTES).toBe(8192);
    expect((await post(fit)).status).toBe(200);
    expect(await getCode(await post(`${fit} `))).toEqual([413, 'too_large']);
  });
  it('may be chunked, and one more byte is 413', async () => {
    expect((await post(chunked(fit))).status).toBe(200);
    expect(await getCode(await post(chunked(`${fit} `)))).toEqual([413, 'too_large']);
  });
  it.each(packers)('may be encoded with %s, and one more byte is 413', async (encoding, pack) => {
    const headers = { ...JSON_TYPE, 'content-encoding': encoding };
    expect((await post(new Uint8Array(pack(fit)), headers)).status).toBe(200);
    expect(await getCode(await post(new Uint8Array(pack(`${fit} `)), headers))).toEqual([413, 'too_large']);
    expect(await getCode(await post(new Uint8Array(pack(Buffer.alloc(5_000_000))), headers))).toEqual([
      413,
      'too_large',
    ]);
  });
  it('over the limit is 413, whatever else is wrong', async () => {
    const headers = { 'content-type': 'text/plain', origin: 'https://evil.example', 'content-encoding': 'none' };
    expect((await post(`${fit} `, headers)).status).toBe(413);
  });
  it("in an unknown encoding is 415, and one that can't be decompressed 400", async () => {
    expect(await getCode(await post(fit, { ...JSON_TYPE, 'content-encoding': 'compress' }))).toEqual([
      415,
      'unsupported_encoding',
    ]);
    expect(await getCode(await post('{}', { ...JSON_TYPE, 'content-encoding': 'gzip' }))).toEqual([400, 'malformed']);
  });
});

it('responds with 429 and Retry-After over the rate limit', async () => {
  // The limit resets at midnight, so this test uses a fixed clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-14T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  for (let sent = 0; sent < FEEDBACK_RATE.requests; sent++) expect((await send({})).status).toBe(422);
  const response = await send(CLICK);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await getCode(response)).toEqual([429, 'too_many_requests']);
  expect(await rows()).toEqual([]);
});

describe('a form without JavaScript', () => {
  const form = (fields: Record<string, string>) => post(new URLSearchParams(fields).toString(), FORM_TYPE);
  const getQuery = (response: Response) => {
    const url = new URL(response.headers.get('location') ?? '', 'http://localhost');
    expect([response.status, url.pathname]).toEqual([303, '/feedback']);
    return Object.fromEntries(url.searchParams);
  };
  /** Chooses, waits and sends a comment. */
  const comment = async (fields: Record<string, string>, waitMs = FORM_MIN_MS) => {
    const chosen = getQuery(await form(CLICK));
    vi.setSystemTime(Date.now() + waitMs);
    return form({ ...chosen, website: '', comment: 'Typed', ...fields });
  };
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    return () => vi.useRealTimers();
  });

  it('stores the choice and redirects to the page that asks for a comment', async () => {
    const query = getQuery(await form(CLICK));
    expect(query).toEqual({ ...CLICK, key: expect.stringMatching(/^[\da-f-]{36}$/), token: expect.any(String) });
    expect(await rows()).toMatchObject([{ page: '/docs', choice: 'negative', comment: null }]);
  });
  it('stores the comment in the row of the choice, and says thank you', async () => {
    expect(getQuery(await comment({}))).toEqual({ page: '/docs', done: '1' });
    expect(await rows()).toMatchObject([{ choice: 'negative', comment: 'Typed' }]);
  });
  it.each([
    ['that is sent within 2 s', {}, FORM_MIN_MS - 1],
    ['with the honeypot filled', { website: 'https://spam.example' }, FORM_MIN_MS],
  ])('responds to a comment %s as to a success, but does not store it', async (_, fields, waitMs) => {
    expect(getQuery(await comment(fields, waitMs))).toEqual({ page: '/docs', done: '1' });
    expect(await rows()).toMatchObject([{ comment: null }]);
  });
  it('responds to a choice with a filled honeypot as to a success, but does not store it', async () => {
    expect(getQuery(await form({ ...CLICK, website: 'x' }))).toMatchObject(CLICK);
    expect(await rows()).toEqual([]);
  });
  it('returns a comment from a cached page, which has no token, with a token, and stores it when it is sent again', async () => {
    const query = getQuery(await form({ ...CLICK, website: '', comment: 'Tool X' }));
    expect(query).toEqual({ ...CLICK, comment: 'Tool X', key: expect.any(String), token: expect.any(String) });
    expect(await rows()).toEqual([]);
    vi.setSystemTime(Date.now() + FORM_MIN_MS);
    expect(getQuery(await form({ ...query, website: '' }))).toEqual({ page: '/docs', done: '1' });
    expect(await rows()).toMatchObject([{ comment: 'Tool X' }]);
  });
  it('shows the page again with what was typed if something is wrong', async () => {
    const response = await comment({ page: '/nowhere' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    const shown = new URLSearchParams((await response.text()).replace('page /feedback ', ''));
    expect(Object.fromEntries(shown)).toMatchObject({ comment: 'Typed', page: '/nowhere', error: 'unknown_page' });
  });
  it('shows an expired form again with what was typed, ready to send', async () => {
    const response = await comment({ token: 'forged' });
    expect(response.status).toBe(422);
    const shown = new URLSearchParams((await response.text()).replace('page /feedback ', ''));
    expect(shown.get('error')).toBe('expired');
    shown.delete('error');
    expect(getQuery(await form(Object.fromEntries(shown)))).toEqual({ page: '/docs', done: '1' });
    expect(await rows()).toMatchObject([{ comment: 'Typed' }]);
  });
  it('that is too large, or comes from another site, is refused with a page too', async () => {
    const large = await form({ ...CLICK, comment: 'a'.repeat(BODY_MAX_BYTES) });
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining('error=too_large')]);
    const foreign = await post('page=/docs&feedback=positive', { ...FORM_TYPE, origin: 'https://evil.example' });
    expect([foreign.status, await foreign.text()]).toEqual([403, expect.stringContaining('error=cross_origin')]);
  });
});

describe('a store that cannot write', () => {
  it.each([
    ['is unavailable', '/proc/nothing', 10, 'store_away'],
    ['is nearly full', dataDir, 0.001, 'store_full'],
  ])('because it %s responds with 503 and Retry-After', async (_, folder, dataMaxMb, code) => {
    const fullStore = openSiteStore({ databaseUrl: '', dataDir: folder, dataMaxMb });
    app = newApp(fullStore);
    const response = await send(CLICK);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(await getCode(response)).toEqual([503, code]);
    const form = await post('page=/docs&feedback=positive', FORM_TYPE);
    expect([form.status, form.headers.get('retry-after')]).toEqual([503, '60']);
    await fullStore.close();
  });
});
