import { afterEach, describe, expect, it, vi } from 'vitest';
import { fitsBodyLimit, parseChoice } from '../body.ts';
import { sendFeedback } from './api.ts';

const answerWith = (answer: () => Promise<Response>) => {
  const fake = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', fake);
  return fake;
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('POST /api/feedback', () => {
  it.each([
    { page: '/docs', feedback: 'positive' },
    { page: '/docs', feedback: 'negative', comment: 'More samples.' },
  ] as const)('sends the JSON body %j under the key of the visit', async (body) => {
    const fake = answerWith(async () => Response.json({ ok: true }));
    expect(await sendFeedback(body, 'k')).toBe(true);
    const [path, init] = fake.mock.calls[0] ?? [];
    expect(path).toBe('/api/feedback');
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    });
    expect(JSON.parse(String(init?.body))).toEqual(body);
  });
  it.each([200, 201, 204, 299])('reads %i as success, whatever the body', async (status) => {
    answerWith(async () => new Response(status === 204 ? null : 'odd', { status }));
    expect(await sendFeedback({ page: '/docs', feedback: 'positive' }, 'k')).toBe(true);
  });
  it.each([304, 400, 403, 404, 413, 422, 429, 500, 503])('reads %i as failure', async (status) => {
    answerWith(async () => new Response(null, { status }));
    expect(await sendFeedback({ page: '/docs', feedback: 'positive' }, 'k')).toBe(false);
  });
  it('reads a network failure as failure', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await sendFeedback({ page: '/docs', feedback: 'positive' }, 'k')).toBe(false);
  });
  it('gives up if no response arrives', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const fake = answerWith(async () => Response.json({}));
    fake.mockImplementation(async (_, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({});
    });
    expect(await sendFeedback({ page: '/docs', feedback: 'positive' }, 'k')).toBe(false);
    expect(limit).toHaveBeenCalledWith(15_000);
  });
});

it('parseChoice recognises both answers', () =>
  expect(['positive', 'negative', 'maybe', '', null, undefined].map(parseChoice)).toEqual([
    'positive',
    'negative',
    undefined,
    undefined,
    undefined,
    undefined,
  ]));

it('a body is limited by its bytes, not by its characters', () => {
  expect(fitsBodyLimit({ page: '/docs', feedback: 'negative', comment: 'x'.repeat(5000) })).toBe(true);
  expect(fitsBodyLimit({ page: '/docs', feedback: 'negative', comment: '語'.repeat(5000) })).toBe(false);
  const room = 8192 - JSON.stringify({ page: '/docs', feedback: 'negative', comment: '' }).length;
  expect(fitsBodyLimit({ page: '/docs', feedback: 'negative', comment: 'x'.repeat(room) })).toBe(true);
  expect(fitsBodyLimit({ page: '/docs', feedback: 'negative', comment: 'x'.repeat(room + 1) })).toBe(false);
});
