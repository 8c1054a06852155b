import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchContinent, fetchSession } from './requests.ts';

const US = { id: 'us', url: 'https://us.s.example' } as const;
const stay = () => new AbortController().signal;
const answers = (body: string, status = 200) => vi.fn(async (..._: unknown[]) => new Response(body, { status }));
const silent = () =>
  vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise<Response>((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('GET {region host}/api/auth/session', () => {
  it('is sent with credentials, cross-origin, abortable', async () => {
    const fetch = answers('{}');
    vi.stubGlobal('fetch', fetch);
    await fetchSession(US, stay());
    expect(fetch).toHaveBeenCalledExactlyOnceWith('https://us.s.example/api/auth/session', {
      credentials: 'include',
      mode: 'cors',
      signal: expect.any(AbortSignal),
    });
  });
  it.each([
    ['{"user":{"name":"Mira"}}', true],
    ['{"user":{}}', true],
    ['{}', false],
    ['{"user":null}', false],
    ['null', false],
    ['[]', false],
  ])('reads whether the response has a user field: %s', async (body, signedIn) => {
    vi.stubGlobal('fetch', answers(body));
    expect(await fetchSession(US, stay())).toEqual({ type: 'session', region: 'us', signedIn });
  });
  it.each([
    ['another status, whatever it says', answers('{"user":{}}', 500)],
    ['no JSON', answers('<!doctype html>')],
    ['no network', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('failure: %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await fetchSession(US, stay())).toEqual({ type: 'session-failed', region: 'us' });
  });
  it('fails after 3 s without a response, not before', async () => {
    vi.stubGlobal('fetch', silent());
    const onResult = vi.fn();
    const done = fetchSession(US, stay()).then(onResult);
    await vi.advanceTimersByTimeAsync(2999);
    expect(onResult).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
    expect(onResult).toHaveBeenCalledWith({ type: 'session-failed', region: 'us' });
  });
  it('is aborted on leaving, which does not count as failure', async () => {
    vi.stubGlobal('fetch', silent());
    const leaving = new AbortController();
    const request = fetchSession(US, leaving.signal);
    leaving.abort();
    expect(await request).toEqual({ type: 'aborted' });
  });
});

describe('GET /api/get-continent-code', () => {
  it('reads continentCode', async () => {
    const fetch = answers('{"continentCode":"SA"}');
    vi.stubGlobal('fetch', fetch);
    expect(await fetchContinent(stay())).toEqual({ type: 'continent', continent: 'SA' });
    expect(fetch).toHaveBeenCalledWith('/api/get-continent-code', { signal: expect.any(AbortSignal) });
  });
  it.each(['{"continentCode":null}', '{"continentCode":"Atlantis"}', '{}'])('%s is null', async (body) => {
    vi.stubGlobal('fetch', answers(body));
    expect(await fetchContinent(stay())).toEqual({ type: 'continent', continent: null });
  });
  it('failure: another status', async () => {
    vi.stubGlobal('fetch', answers('Not found', 404));
    expect(await fetchContinent(stay())).toEqual({ type: 'continent-failed' });
  });
  it('is abortable', async () => {
    vi.stubGlobal('fetch', silent());
    const leaving = new AbortController();
    const request = fetchContinent(leaving.signal);
    leaving.abort();
    expect(await request).toEqual({ type: 'aborted' });
  });
});
