import { expect, it } from 'vitest';
import { fakeResponse } from '../fixtures/fake-response.ts';
import { type BrowserSearchEvent, IDLE, nextState } from './browser-search-state.ts';

const request = { query: 'traces', locale: 'en' as const };
const after = (...events: BrowserSearchEvent[]) => events.reduce(nextState, IDLE);

it('is loading until there is a response', () => {
  expect(after({ type: 'requested', request })).toEqual({ request, failed: false, attempt: 1 });
  const response = fakeResponse();
  expect(after({ type: 'requested', request }, { type: 'received', response })).toEqual({
    request,
    response,
    failed: false,
    attempt: 1,
  });
});

it('searches again after a failure', () => {
  const failed = after({ type: 'requested', request }, { type: 'failed' });
  expect(failed).toMatchObject({ request, failed: true });
  expect(nextState(failed, { type: 'retried' })).toEqual({ request, failed: false, attempt: 2, response: undefined });
});
