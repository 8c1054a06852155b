import { expect, it } from 'vitest';
import { fakeAnswer } from '../fixtures/fake-answer.ts';
import { type BrowserSearchEvent, IDLE, nextState } from './browser-search-state.ts';

const request = { query: 'traces', locale: 'en' as const };
const after = (...events: BrowserSearchEvent[]) => events.reduce(nextState, IDLE);

it('is loading until there is a response', () => {
  expect(after({ type: 'requested', request })).toEqual({ request, failed: false, attempt: 1 });
  const answer = fakeAnswer();
  expect(after({ type: 'requested', request }, { type: 'answered', answer })).toEqual({
    request,
    answer,
    failed: false,
    attempt: 1,
  });
});

it('searches again after a failure', () => {
  const failed = after({ type: 'requested', request }, { type: 'failed' });
  expect(failed).toMatchObject({ request, failed: true });
  expect(nextState(failed, { type: 'retried' })).toEqual({ request, failed: false, attempt: 2, answer: undefined });
});
