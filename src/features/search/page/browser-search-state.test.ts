import { expect, it } from 'vitest';
import { fakeAnswer } from '../fixtures/fake-answer.ts';
import { type BrowserSearchEvent, IDLE, nextState } from './browser-search-state.ts';

const asked = { query: 'traces', locale: 'en' as const };
const after = (...events: BrowserSearchEvent[]) => events.reduce(nextState, IDLE);

it('loads until there is an answer', () => {
  expect(after({ type: 'asked', asked })).toEqual({ asked, failed: false, attempt: 1 });
  const answer = fakeAnswer();
  expect(after({ type: 'asked', asked }, { type: 'answered', answer })).toEqual({
    asked,
    answer,
    failed: false,
    attempt: 1,
  });
});

it('asks again after a failure', () => {
  const failed = after({ type: 'asked', asked }, { type: 'failed' });
  expect(failed).toMatchObject({ asked, failed: true });
  expect(nextState(failed, { type: 'retried' })).toEqual({ asked, failed: false, attempt: 2, answer: undefined });
});
