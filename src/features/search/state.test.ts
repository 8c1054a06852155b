import { describe, expect, it } from 'vitest';
import { SEARCH_PAGES } from '../../site/limits.ts';
import { fakeAnswer, fakePage } from './fake-answer.ts';
import { hasMore, initialState, isWaiting, phaseOf, reduce, type SearchEvent, type SearchState } from './state.ts';

const stateAfter = (events: SearchEvent[], state: SearchState = initialState('Docs')) => events.reduce(reduce, state);
const typed = (query: string): SearchEvent => ({ type: 'typed', query });
const answered = (number: number, answer = fakeAnswer()): SearchEvent => ({ type: 'answered', number, answer });

describe('what the dialog shows', () => {
  it('is idle until something is asked, spaces aside', () => {
    expect(phaseOf(initialState('Docs'))).toBe('idle');
    expect(phaseOf(stateAfter([typed('  ')]))).toBe('idle');
  });
  it('is loading until the first answer', () => expect(phaseOf(stateAfter([typed('a')]))).toBe('loading'));
  it('is what was found, or that nothing was', () => {
    expect(phaseOf(stateAfter([typed('a'), answered(1)]))).toBe('found');
    expect(phaseOf(stateAfter([typed('a'), answered(1, fakeAnswer({ pages: [] }))]))).toBe('none');
  });
  it('keeps the last answer until the next is there', () => {
    const state = stateAfter([typed('a'), answered(1), typed('ab')]);
    expect([phaseOf(state), isWaiting(state)]).toEqual(['found', true]);
  });
  it('is idle again when the field is emptied', () =>
    expect(phaseOf(stateAfter([typed('a'), answered(1), typed('')]))).toBe('idle'));
  it('is the failure, and loading again after a retry', () => {
    const failed = stateAfter([typed('a'), { type: 'failed', number: 1 }]);
    expect(phaseOf(failed)).toBe('failed');
    expect(phaseOf(reduce(failed, { type: 'retried' }))).toBe('loading');
  });
});

describe('answers', () => {
  it('never replace newer ones', () => {
    const old = fakeAnswer({ query: 'a' });
    const state = stateAfter([typed('a'), typed('ab'), answered(2, fakeAnswer({ query: 'ab' })), answered(1, old)]);
    expect(state.answer?.query).toBe('ab');
    expect(stateAfter([typed('a'), typed('ab'), answered(1, old)]).answer).toBeUndefined();
    expect(stateAfter([typed('a'), typed('ab'), { type: 'failed', number: 1 }]).failed).toBe(false);
  });
  it('select their first line; a new tab asks again', () => {
    const state = stateAfter([typed('a'), answered(1), { type: 'select', index: 3, follow: true }]);
    expect(state.selected).toBe(3);
    const next = reduce(state, { type: 'tab', tab: 'Blog' });
    expect([next.tab, next.number, next.selected]).toEqual(['Blog', 2, 0]);
  });
  it('select nothing before anything is asked, so that Enter opens nothing by accident', () =>
    expect(initialState('Docs').selected).toBe(-1));
  it('remember an Enter that came before them, until something else is typed', () => {
    expect(stateAfter([typed('a'), { type: 'entered' }, answered(1)]).entered).toBe(true);
    expect(stateAfter([typed('a'), { type: 'entered' }, typed('ab')]).entered).toBe(false);
    expect(stateAfter([typed('a'), { type: 'entered' }, answered(1), { type: 'opened' }]).entered).toBe(false);
  });
});

describe('more pages', () => {
  const first = stateAfter([
    typed('a'),
    answered(1, fakeAnswer({ total: 50 })),
    { type: 'select', index: 4, follow: true },
  ]);
  it('are asked for once, at the end of those there are', () => {
    expect(hasMore(first)).toBe(true);
    const asked = stateAfter([{ type: 'more' }, { type: 'more' }], first);
    expect([asked.number, asked.limit]).toEqual([2, SEARCH_PAGES.first + SEARCH_PAGES.more]);
  });
  it('leave the reader where they are', () => {
    const pages = [fakePage(), fakePage()];
    const grown = stateAfter([{ type: 'more' }, answered(2, fakeAnswer({ pages, total: 50 }))], first);
    expect([grown.selected, grown.answer?.pages.length]).toEqual([4, 2]);
  });
  it('that cannot be had leave those there are', () => {
    const state = stateAfter([{ type: 'more' }, { type: 'failed', number: 2 }], first);
    expect([phaseOf(state), isWaiting(state)]).toEqual(['found', false]);
  });
  it('are not asked for where there are none', () =>
    expect(stateAfter([typed('a'), answered(1), { type: 'more' }]).number).toBe(1));
});
