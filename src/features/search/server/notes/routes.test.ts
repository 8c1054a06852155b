import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreAccess } from '../../../../platform/store/access.ts';
import type { Store } from '../../../../platform/store/store.ts';
import { createApp } from '../../../../server/app.ts';
import { openSiteStore } from '../../../../server/features.ts';
import type { Renderer } from '../../../../server/renderer.tsx';
import { readEnv } from '../../../../site/env.ts';
import { BODY_MAX_BYTES, SEARCH_NOTE, SEARCH_NOTE_RATE } from '../../../../site/limits.ts';
import type { SearchNoteEntry } from './entries.ts';
import { searchNoteRows } from './rows.ts';

const NOTE = { query: 'Rotate keys', kind: 'none', locale: 'en' };
const ADDRESSES = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'];
const dataDir = mkdtempSync(join(tmpdir(), 'notes-'));
const env = readEnv({ LOG_LEVEL: 'info', DATA_DIR: dataDir, SITE_URL: 'https://site.example' });
const store = openSiteStore(env);
afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true });
});

/** A new app has no visitors in memory. */
const newApp = (own: Store = store) =>
  createApp({ env, health: { draining: false }, renderer: () => ({}) as Renderer, store: own });
let app = newApp();
let logged = '';
beforeEach(async () => {
  logged = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    logged += chunk;
    return true;
  });
  // Visitors are counted per day, so these tests use a fixed clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-14T12:00:00Z') });
  app = newApp();
  await searchNoteRows(store).removeBefore('9');
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

const post = (body: BodyInit, headers: Record<string, string> = {}, address = ADDRESSES[0]) =>
  app.request(
    '/api/search-note',
    { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } },
    { incoming: { socket: { remoteAddress: address } } },
  );
const send = (value: unknown, address?: string, headers: Record<string, string> = {}) =>
  post(JSON.stringify(value), headers, address);
const getCode = async (response: Response) => [response.status, (await response.json()).error.code];
async function rows(): Promise<SearchNoteEntry[]> {
  const listed = await searchNoteRows(store).list({});
  return listed.ok ? listed.value : [];
}

describe('POST /api/search-note', () => {
  it('stores a query only after three different visitors have typed it', async () => {
    expect(SEARCH_NOTE.visitors).toBe(3);
    for (const address of [ADDRESSES[0], ADDRESSES[0], ADDRESSES[0], ADDRESSES[1]]) {
      const response = await send(NOTE, address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([204, 'no-store']);
      expect(await rows()).toEqual([]);
    }
    expect((await send({ ...NOTE, query: '  rotate KEYS? ' }, ADDRESSES[2])).status).toBe(204);
    const day = '2026-11-14';
    expect(await rows()).toEqual([
      { query: 'rotate keys', kind: 'none', locale: 'en', visitors: 3, firstDay: day, lastDay: day },
    ]);
  });
  it('counts another visitor of a stored query at once, and each visitor once a day', async () => {
    for (const address of ADDRESSES) await send(NOTE, address);
    await send(NOTE, ADDRESSES[3]);
    expect((await rows())[0]?.visitors).toBe(4);
    app = newApp();
    await send(NOTE, '198.51.100.7');
    expect((await rows())[0]?.visitors).toBe(5);
  });
  it('separates kinds and languages', async () => {
    await send(NOTE, ADDRESSES[0]);
    await send({ ...NOTE, kind: 'abandoned' }, ADDRESSES[1]);
    await send({ ...NOTE, locale: 'ja' }, ADDRESSES[2]);
    expect(await rows()).toEqual([]);
  });
  it('strips secrets and addresses before counting, and stores none', async () => {
    for (const [index, address] of ADDRESSES.slice(0, 3).entries())
      await send({ ...NOTE, query: `key sk-sg-3f9a11c${index} of ada${index}@x.example refused` }, address);
    expect((await rows()).map(({ query }) => query)).toEqual(['key of refused']);
  });
  it('writes no IP address to the log or the store, and no query to the log', async () => {
    for (const address of ADDRESSES) await send({ ...NOTE, query: 'unheard of words' }, address);
    expect(await rows()).toHaveLength(1);
    expect(logged).toContain('/api/search-note');
    const files = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'));
    expect(files.join('')).toContain('unheard of words');
    for (const address of ADDRESSES) expect([logged, ...files].join('')).not.toContain(address);
    expect(logged).not.toContain('unheard');
  });
  it('does not count visitors whose browser opts out of tracking', async () => {
    for (const address of ADDRESSES) expect((await send(NOTE, address, { 'sec-gpc': '1' })).status).toBe(204);
    expect(await rows()).toEqual([]);
  });
  it.each([
    [422, 'invalid_fields', {}],
    [422, 'invalid_fields', []],
    [422, 'invalid_fields', { ...NOTE, more: 1 }],
    [422, 'invalid_fields', { ...NOTE, query: '' }],
    [422, 'invalid_fields', { ...NOTE, query: 'x'.repeat(SEARCH_NOTE.bodyQueryChars + 1) }],
    [422, 'invalid_fields', { ...NOTE, kind: 'found' }],
    [422, 'invalid_fields', { ...NOTE, locale: 'fr' }],
  ])('responds with %i %s to %j', async (status, code, body) => {
    expect(await getCode(await send(body))).toEqual([status, code]);
  });
  it('responds with 400 to invalid JSON, 413 to more than 8 KB, 415 to another type', async () => {
    expect(await getCode(await post('{'))).toEqual([400, 'malformed']);
    expect(await getCode(await post(JSON.stringify(NOTE).padEnd(BODY_MAX_BYTES + 1)))).toEqual([413, 'too_large']);
    expect(await getCode(await post('{}', { 'content-type': 'text/plain' }))).toEqual([415, 'unsupported_type']);
  });
  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses other sites: %j', async (headers) => {
    expect(await getCode(await send(NOTE, ADDRESSES[0], headers))).toEqual([403, 'cross_origin']);
  });
  it.each(['GET', 'PUT', 'DELETE'])('responds with 405 to %s', async (method) => {
    const response = await app.request('/api/search-note', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
  it('responds with 429 and Retry-After over the limit', async () => {
    for (let sent = 0; sent < SEARCH_NOTE_RATE.requests; sent++) expect((await send({})).status).toBe(422);
    const response = await send(NOTE);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await getCode(response)).toEqual([429, 'too_many_requests']);
  });
  it('responds with 503 while the store is unavailable, and removes the visitor again', async () => {
    const away = { ok: false as const, error: { tag: 'store-away' as const, reason: 'gone' } };
    let broken = true;
    const read: StoreAccess['read'] = async (work) => (broken ? away : store.access.read(work));
    app = newApp({ ...store, access: { ...store.access, read } });
    expect(await getCode(await send(NOTE, ADDRESSES[0]))).toEqual([503, 'store_away']);
    broken = false;
    for (const address of ADDRESSES.slice(0, 3)) expect((await send(NOTE, address)).status).toBe(204);
    expect((await rows())[0]?.visitors).toBe(3);
  });
});
