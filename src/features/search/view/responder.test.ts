import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_REST_AFTER_MS } from '../../../site/limits.ts';
import type { SearchEngine } from '../engine/types.ts';
import { fakeResponse } from '../fixtures/fake-response.ts';
import { createResponder, type WorkerRequest, type WorkerResponse } from './responder.ts';

const request = (number: number, query = 'a'): WorkerRequest => ({
  number,
  query,
  tab: 'All',
  locale: 'en',
  limit: 10,
  includeOtherTabs: true,
  savesData: false,
});
const numbers = (responses: readonly WorkerResponse[]) =>
  responses.map((one) => ('failed' in one ? -one.number : one.number));

function fakeEngine(rest: Partial<SearchEngine> = {}): SearchEngine {
  return { search: async (query) => fakeResponse({ query }), load: async () => {}, ...rest };
}

it('responds with an engine that is opened once', async () => {
  const responses: WorkerResponse[] = [];
  let opened = 0;
  const respond = createResponder(
    async () => {
      opened += 1;
      return fakeEngine();
    },
    (one) => responses.push(one),
  );
  await respond(request(1));
  await respond(request(2));
  expect([opened, numbers(responses)]).toEqual([1, [1, 2]]);
});

it('older responses never replace newer ones: outdated requests get no response', async () => {
  const responses: WorkerResponse[] = [];
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  const search = async (query: string) => {
    if (query === 'slow') await gate;
    return fakeResponse({ query });
  };
  const respond = createResponder(
    async () => fakeEngine({ search }),
    (one) => responses.push(one),
  );
  const slow = respond(request(1, 'slow'));
  await respond(request(2, 'fast'));
  release();
  await slow;
  expect(numbers(responses)).toEqual([2]);
});

it('opens the index for an empty query, without a response', async () => {
  const responses: WorkerResponse[] = [];
  let opened = 0;
  const respond = createResponder(
    async () => {
      opened += 1;
      return fakeEngine();
    },
    (one) => responses.push(one),
  );
  await respond(request(1, ' '));
  expect([opened, responses]).toEqual([1, []]);
});

it("reports that the index can't be loaded, and tries again with the next request", async () => {
  const responses: WorkerResponse[] = [];
  let works = false;
  const respond = createResponder(
    async () => {
      if (!works) throw new Error('offline');
      return fakeEngine();
    },
    (one) => responses.push(one),
  );
  await respond(request(1));
  works = true;
  await respond(request(2));
  expect(numbers(responses)).toEqual([-1, 2]);
});

describe('the rest of the index', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const respondWith = (load: SearchEngine['load']) =>
    createResponder(
      async () => fakeEngine({ load }),
      () => {},
    );

  it('loads when no request has arrived for a while', async () => {
    const load = vi.fn(async () => {});
    const respond = respondWith(load);
    await respond(request(1));
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS - 1);
    await respond(request(2));
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS - 1);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('pauses loading during a new request', async () => {
    const checks: (() => boolean)[] = [];
    const respond = respondWith(async (shouldContinue = () => true) => void checks.push(shouldContinue));
    await respond(request(1));
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS);
    expect(checks.map((shouldContinue) => shouldContinue())).toEqual([true]);
    await respond(request(2));
    expect(checks.map((shouldContinue) => shouldContinue())).toEqual([false]);
  });

  it('is not loaded for a visitor who saves data', async () => {
    const load = vi.fn(async () => {});
    await respondWith(load)({ ...request(1), savesData: true });
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS * 2);
    expect(load).not.toHaveBeenCalled();
  });

  it('is retried after the next response if loading failed', async () => {
    const load = vi.fn(async () => {
      throw new Error('offline');
    });
    const respond = respondWith(load);
    for (const number of [1, 2]) {
      await respond(request(number));
      await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS);
    }
    expect(load).toHaveBeenCalledTimes(2);
  });
});
