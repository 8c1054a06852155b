import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHAT } from '../../../site/limits.ts';
import type { AnswerEvent } from '../engine/answer.ts';
import { ask, readAnswer, share } from './api.ts';

const QUOTE = { type: 'quote', text: 'Größe zählt.', source: 1 } as const;
const line = (event: unknown) => `${JSON.stringify(event)}\n`;

/** Returns a stream of the bytes of a text in small pieces, cut in the middle of characters too. */
function getStream(text: string, end: 'close' | 'error' = 'close'): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let index = 0; index < bytes.length; index += 3) controller.enqueue(bytes.slice(index, index + 3));
      // An error would discard the pieces that are not read yet.
      if (end === 'close') controller.close();
      else setTimeout(() => controller.error(new Error('cut')));
    },
  });
}

async function reading(text: string, end?: 'close' | 'error') {
  const events: AnswerEvent[] = [];
  const failure = await readAnswer(getStream(text, end), (event) => events.push(event));
  return { events, failure };
}

function answering(answer: (init: RequestInit) => Response | Promise<Response>, onLine = true) {
  const fetched = vi.fn((_: string, init: RequestInit) => Promise.resolve(answer(init)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', { onLine });
  return fetched;
}

const REQUEST = { question: 'Why?', before: ['What?'], locale: 'en' } as const;
const asking = (signal = new AbortController().signal) =>
  ask({ ...REQUEST, before: [...REQUEST.before] }, () => {}, signal);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('readAnswer', () => {
  it('reports events as they arrive, and ends with `done`', async () =>
    expect(await reading(line(QUOTE) + line({ type: 'done' }))).toEqual({ events: [QUOTE], failure: undefined }));
  it('needs no newline after `done`', async () =>
    expect((await reading(`${line(QUOTE)}{"type":"done"}`)).failure).toBeUndefined());
  it.each([
    ['ends without `done`', line(QUOTE), 'close'],
    ['breaks off', line(QUOTE), 'error'],
    ['turns into garbage', `${line(QUOTE)}<h1>Bad gateway</h1>\n`, 'close'],
    ['is truncated within a line', `${line(QUOTE)}{"type":"quo`, 'close'],
  ] as const)('keeps what has arrived when the stream %s', async (_, text, end) =>
    expect(await reading(text, end)).toEqual({ events: [QUOTE], failure: { kind: 'cut' } }),
  );
});

describe('ask', () => {
  it('sends the question with the earlier ones', async () => {
    const fetched = answering(() => new Response(line({ type: 'done' })));
    expect(await asking()).toBeUndefined();
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/ask');
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toEqual(REQUEST);
  });
  it.each([
    [429, { 'Retry-After': '12' }, { kind: 'busy', seconds: 12 }],
    [429, {}, { kind: 'busy', seconds: 60 }],
    [400, {}, { kind: 'server' }],
    [503, {}, { kind: 'server' }],
  ])('reads %i %j as a failure', async (status, headers, failure) => {
    answering(() => new Response('{}', { status, headers: headers as HeadersInit }));
    expect(await asking()).toEqual(failure);
  });
  it('reads a lost connection as a failure', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await asking()).toEqual({ kind: 'network' });
  });
  it('sends no request when the reader is offline', async () => {
    const fetched = answering(() => new Response(''), false);
    expect(await asking()).toEqual({ kind: 'offline' });
    expect(fetched).not.toHaveBeenCalled();
  });
  it('gives up after a long silence', async () => {
    vi.useFakeTimers();
    answering(({ signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))));
    const failure = asking();
    await vi.advanceTimersByTimeAsync(CHAT.waitMs);
    expect(await failure).toEqual({ kind: 'network' });
  });
  it('stops when aborted', async () => {
    const stop = new AbortController();
    answering(({ signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))));
    const failure = asking(stop.signal);
    stop.abort();
    expect(await failure).toEqual({ kind: 'network' });
  });
});

describe('share', () => {
  it('sends only the questions and gets a path', async () => {
    const fetched = answering(() => Response.json({ id: 'a', url: '/docs/ask-ai/a' }, { status: 201 }));
    expect(await share(['Why?'])).toEqual({ path: '/docs/ask-ai/a' });
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/ask/share');
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"questions":["Why?"]}');
  });
  it('accepts no other URL', async () => {
    answering(() => Response.json({ url: 'https://evil.example' }));
    expect(await share(['Why?'])).toEqual({ kind: 'server' });
  });
  it('reads refusals and lost connections as failures', async () => {
    answering(() => new Response('{}', { status: 503 }));
    expect(await share(['Why?'])).toEqual({ kind: 'server' });
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await share(['Why?'])).toEqual({ kind: 'network' });
  });
});
