import { describe, expect, it } from 'vitest';
import { SEARCH_PAGES } from '../../../site/limits.ts';
import { fakePage, fakeResponse } from '../fixtures/fake-response.ts';
import {
  getPhase,
  hasMore,
  initialState,
  isLoading,
  isLoadingFirstPage,
  reduce,
  type SearchEvent,
  type SearchState,
} from './state.ts';

const stateAfter = (events: SearchEvent[], state: SearchState = initialState('Docs')) => events.reduce(reduce, state);
const typed = (query: string): SearchEvent => ({ type: 'typed', query });
const received = (number: number, response = fakeResponse()): SearchEvent => ({ type: 'received', number, response });

describe('the state of the dialog', () => {
  it('is idle until there is a query other than spaces', () => {
    expect(getPhase(initialState('Docs'))).toBe('idle');
    expect(getPhase(stateAfter([typed('  ')]))).toBe('idle');
  });
  it('is loading until the first response', () => expect(getPhase(stateAfter([typed('a')]))).toBe('loading'));
  it('is the results, or that there are none', () => {
    expect(getPhase(stateAfter([typed('a'), received(1)]))).toBe('found');
    expect(getPhase(stateAfter([typed('a'), received(1, fakeResponse({ pages: [] }))]))).toBe('none');
  });
  it('keeps the last results until the next arrive', () => {
    const state = stateAfter([typed('a'), received(1), typed('ab')]);
    expect([getPhase(state), isLoading(state)]).toEqual(['found', true]);
  });
  it('is idle again when the field is cleared', () =>
    expect(getPhase(stateAfter([typed('a'), received(1), typed('')]))).toBe('idle'));
  it('is the failure, and loading again after a retry', () => {
    const failed = stateAfter([typed('a'), { type: 'failed', number: 1 }]);
    expect(getPhase(failed)).toBe('failed');
    expect(getPhase(reduce(failed, { type: 'retried' }))).toBe('loading');
  });
});

describe('responses', () => {
  it('never replace newer ones', () => {
    const old = fakeResponse({ query: 'a' });
    const state = stateAfter([typed('a'), typed('ab'), received(2, fakeResponse({ query: 'ab' })), received(1, old)]);
    expect(state.response?.query).toBe('ab');
    expect(stateAfter([typed('a'), typed('ab'), received(1, old)]).response).toBeUndefined();
    expect(stateAfter([typed('a'), typed('ab'), { type: 'failed', number: 1 }]).failed).toBe(false);
  });
  it('select their first line; a new tab searches again', () => {
    const state = stateAfter([typed('a'), received(1), { type: 'select', index: 3, follow: true }]);
    expect(state.selected).toBe(3);
    const next = reduce(state, { type: 'tab', tab: 'Blog' });
    expect([next.tab, next.number, next.selected]).toEqual(['Blog', 2, 0]);
  });
  it('select the first result of a question, below the offer to ask it', () => {
    const question = fakeResponse({ query: 'how do I trace?', question: true });
    const state = stateAfter([typed('how do I trace?'), received(1, question)]);
    expect(state.selected).toBe(1);
    expect(reduce(state, typed('how do I trace it?')).selected).toBe(1);
  });
  it('select nothing before there is a query, so that Enter opens nothing by accident', () =>
    expect(initialState('Docs').selected).toBe(-1));
  it('apply an Enter that was pressed before they arrived, unless the query changes', () => {
    const enter = { type: 'entered', target: 'window' } as const;
    expect(stateAfter([typed('a'), enter, received(1)]).pendingOpen).toBe('window');
    expect(stateAfter([typed('a'), enter, typed('ab')]).pendingOpen).toBeUndefined();
    expect(stateAfter([typed('a'), enter, received(1), { type: 'opened' }]).pendingOpen).toBeUndefined();
  });
  it('scroll the selected line into view for keys, but not for the pointer', () => {
    const select = (follow: boolean) => ({ type: 'select', index: 3, follow }) as const;
    const state = stateAfter([typed('a'), received(1)]);
    expect(stateAfter([select(true), select(true)], state).follow).toBe(state.follow + 2);
    expect(stateAfter([select(false)], state).follow).toBe(state.follow);
  });
});

describe('a reopened dialog', () => {
  const pasted = 'TypeError: x\n    at main.ts:1';
  it('searches for a paste with its lines, which the field cannot show', () =>
    expect(stateAfter([typed(pasted), { type: 'reopened', shown: 'TypeError: x at main.ts:1' }])).toMatchObject({
      query: pasted,
      number: 2,
    }));
  it('searches for what was typed before it was ready', () =>
    expect(stateAfter([typed(pasted), { type: 'reopened', shown: 'cost' }]).query).toBe('cost'));
});

describe('more pages', () => {
  const first = stateAfter([
    typed('a'),
    received(1, fakeResponse({ total: 50 })),
    { type: 'select', index: 4, follow: true },
  ]);
  it('are requested once, at the end of the loaded ones', () => {
    expect(hasMore(first)).toBe(true);
    const requested = stateAfter([{ type: 'more' }, { type: 'more' }], first);
    expect([requested.number, requested.limit]).toEqual([2, SEARCH_PAGES.first + SEARCH_PAGES.more]);
  });
  it('do not delay what is shown', () => {
    const growing = stateAfter([{ type: 'more' }], first);
    expect([isLoading(growing), isLoadingFirstPage(growing)]).toEqual([true, false]);
    const asking = stateAfter([typed('ab')], growing);
    expect([isLoading(asking), isLoadingFirstPage(asking)]).toEqual([true, true]);
  });
  it("keep the reader's place", () => {
    const pages = [fakePage(), fakePage()];
    const extended = stateAfter([{ type: 'more' }, received(2, fakeResponse({ pages, total: 50 }))], first);
    expect([extended.selected, extended.response?.pages.length]).toEqual([4, 2]);
  });
  it('that fail to load keep the loaded ones', () => {
    const state = stateAfter([{ type: 'more' }, { type: 'failed', number: 2 }], first);
    expect([getPhase(state), isLoading(state)]).toEqual(['found', false]);
    // Otherwise each line rendered at the end would request again.
    expect([hasMore(state), stateAfter([{ type: 'more' }], state).number]).toEqual([false, state.number]);
    expect(hasMore(stateAfter([typed('b'), received(3, fakeResponse({ total: 50 }))], state))).toBe(true);
  });
  it('are not requested if there are none', () =>
    expect(stateAfter([typed('a'), received(1), { type: 'more' }]).number).toBe(1));
});
