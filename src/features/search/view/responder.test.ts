import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_REST_AFTER_MS } from '../../../site/limits.ts';
import type { SearchEngine } from '../engine/types.ts';
import { fakeAnswer } from '../fixtures/fake-answer.ts';
import { createResponder, type SearchRequest, type SearchResponse } from './responder.ts';

const request = (number: number, query = 'a'): SearchRequest => ({
  number,
  query,
  tab: 'All',
  locale: 'en',
  limit: 10,
  includeOtherTabs: true,
  savesData: false,
});
const numbers = (response: readonly SearchResponse[]) =>
  response.map((one) => ('failed' in one ? -one.number : one.number));

function fakeEngine(rest: Partial<SearchEngine> = {}): SearchEngine {
  return { search: async (query) => fakeAnswer({ query }), load: async () => {}, ...rest };
}

it('responds with an engine that is opened once', async () => {
  const response: SearchResponse[] = [];
  let opened = 0;
  const answer = createResponder(
    async () => {
      opened += 1;
      return fakeEngine();
    },
    (one) => response.push(one),
  );
  await answer(request(1));
  await answer(request(2));
  expect([opened, numbers(response)]).toEqual([1, [1, 2]]);
});

it('older responses never replace newer ones: outdated requests get no response', async () => {
  const response: SearchResponse[] = [];
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  const search = async (query: string) => {
    if (query === 'slow') await gate;
    return fakeAnswer({ query });
  };
  const answer = createResponder(
    async () => fakeEngine({ search }),
    (one) => response.push(one),
  );
  const slow = answer(request(1, 'slow'));
  await answer(request(2, 'fast'));
  release();
  await slow;
  expect(numbers(response)).toEqual([2]);
});

it('opens the index for an empty query, without a response', async () => {
  const response: SearchResponse[] = [];
  let opened = 0;
  const answer = createResponder(
    async () => {
      opened += 1;
      return fakeEngine();
    },
    (one) => response.push(one),
  );
  await answer(request(1, ' '));
  expect([opened, response]).toEqual([1, []]);
});

it("reports that the index can't be loaded, and tries again with the next request", async () => {
  const response: SearchResponse[] = [];
  let works = false;
  const answer = createResponder(
    async () => {
      if (!works) throw new Error('offline');
      return fakeEngine();
    },
    (one) => response.push(one),
  );
  await answer(request(1));
  works = true;
  await answer(request(2));
  expect(numbers(response)).toEqual([-1, 2]);
});

describe('the rest of the index', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const answeringWith = (load: SearchEngine['load']) =>
    createResponder(
      async () => fakeEngine({ load }),
      () => {},
    );

  it('loads when no request has arrived for a while', async () => {
    const load = vi.fn(async () => {});
    const answer = answeringWith(load);
    await answer(request(1));
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS - 1);
    await answer(request(2));
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS - 1);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('pauses loading during a new request', async () => {
    const checks: (() => boolean)[] = [];
    const answer = answeringWith(async (shouldContinue = () => true) => void checks.push(shouldContinue));
    await answer(request(1));
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS);
    expect(checks.map((shouldContinue) => shouldContinue())).toEqual([true]);
    await answer(request(2));
    expect(checks.map((shouldContinue) => shouldContinue())).toEqual([false]);
  });

  it('is not loaded for a visitor who saves data', async () => {
    const load = vi.fn(async () => {});
    await answeringWith(load)({ ...request(1), savesData: true });
    await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS * 2);
    expect(load).not.toHaveBeenCalled();
  });

  it('is retried after the next response if loading failed', async () => {
    const load = vi.fn(async () => {
      throw new Error('offline');
    });
    const answer = answeringWith(load);
    for (const number of [1, 2]) {
      await answer(request(number));
      await vi.advanceTimersByTimeAsync(SEARCH_REST_AFTER_MS);
    }
    expect(load).toHaveBeenCalledTimes(2);
  });
});
