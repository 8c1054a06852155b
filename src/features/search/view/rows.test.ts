import { describe, expect, it } from 'vitest';
import { STARTING_POINTS } from '../../../site/starting-points.ts';
import { fakePage, fakeResponse, fakeSection } from '../fixtures/fake-response.ts';
import { getMatchedWords, getRows } from './rows.ts';
import { initialState, reduce, type SearchState } from './state.ts';

const stateWith = (response = fakeResponse(), query = 'page'): SearchState =>
  reduce(reduce(initialState('Docs'), { type: 'typed', query }), { type: 'received', number: 1, response });

describe('the lines of the list', () => {
  it('start with recent searches and starting points', () => {
    const rows = getRows(initialState('Docs'), ['labels']);
    expect(rows[0]).toEqual({ kind: 'recent', query: 'labels' });
    expect(rows.slice(1).map((row) => 'url' in row && row.url)).toEqual(STARTING_POINTS.map(({ path }) => path));
  });
  it("are pages with their sections; a match at the start is part of the page's line", () => {
    const start = fakeSection({ id: '', url: '/docs/page', excerpt: [{ text: 'First', marked: true }] });
    const page = fakePage({ sections: [fakeSection({ id: 'a' }), start, fakeSection({ id: 'b' })] });
    const rows = getRows(stateWith(fakeResponse({ pages: [page] })), []);
    expect(rows.map((row) => [row.kind, 'url' in row && row.url])).toEqual([
      ['page', '/docs/page'],
      ['section', '/docs/page#a'],
      ['section', '/docs/page#b'],
    ]);
    expect(rows[0]).toMatchObject({ excerpt: [{ text: 'First', marked: true }] });
    expect(rows.map((row) => row.kind === 'section' && row.last)).toEqual([false, false, true]);
  });
  it('start with asking the assistant if the query is a question', () => {
    const state = stateWith(fakeResponse({ query: 'how & why', question: true }));
    expect(getRows(state, [])[0]).toEqual({ kind: 'ask', question: 'how & why', url: '/docs/ask-ai?q=how+%26+why' });
    expect(getRows(state, [])[1]?.kind).toBe('page');
    const none = stateWith(fakeResponse({ pages: [], question: true }));
    expect(getRows(none, []).map(({ kind }) => kind)).toEqual(['assistant', 'support']);
  });
  it('start with a far better match from another tab', () => {
    const start = fakeSection({ id: '', excerpt: [{ text: 'First', marked: true }] });
    const bestInOtherTab = fakePage({
      path: '/security/soc2',
      tab: 'Security',
      sections: [fakeSection({ id: 'a' }), start],
    });
    const rows = getRows(stateWith(fakeResponse({ bestInOtherTab })), []);
    expect(rows.map((row) => ['url' in row && row.url, row.kind === 'page' && row.isOtherTab])).toEqual([
      ['/security/soc2', true],
      ['/docs/page', undefined],
    ]);
    expect(rows[0]).toMatchObject({ excerpt: start.excerpt });
  });
  it('link directly to a thread', () => {
    const url = 'https://github.com/sightglass/sightglass/issues/1';
    const page = fakePage({ path: 'github/1', url, section: 'github' });
    expect(getRows(stateWith(fakeResponse({ pages: [page] })), [])[0]).toMatchObject({ url });
  });
  it('offer a spelling, other tabs, the assistant and support if nothing is found', () => {
    const counts = { Docs: 0, Blog: 1, All: 3, GitHub: 0 };
    const state = stateWith(fakeResponse({ pages: [], counts, suggestion: 'trace' }), ' what & why ');
    expect(getRows(state, [])).toEqual([
      { kind: 'suggestion', query: 'trace' },
      { kind: 'tab', tab: 'All', count: 3 },
      { kind: 'tab', tab: 'Blog', count: 1 },
      { kind: 'assistant', url: '/docs/ask-ai?q=what+%26+why' },
      { kind: 'support', url: '/support' },
    ]);
  });
  it('are empty while loading and after a failure', () => {
    const typed = reduce(initialState('Docs'), { type: 'typed', query: 'a' });
    expect(getRows(typed, ['x'])).toEqual([]);
    expect(getRows(reduce(typed, { type: 'failed', number: 1 }), ['x'])).toEqual([]);
  });
});

it('highlight the query and the words that matched in the section, each once, in lower case', () => {
  const marked = (text: string) => [{ text, marked: true }];
  const section = fakeSection({
    heading: marked('Labels'),
    excerpt: [...marked('label'), { text: 'x', marked: false }],
  });
  const page = fakePage({ title: marked('labels'), sections: [section, fakeSection({ excerpt: marked('other') })] });
  const [whole, part] = getRows(stateWith(fakeResponse({ pages: [page] })), []);
  expect(part && getMatchedWords(part, ' My Labels ')).toEqual(['my labels', 'labels', 'label']);
  expect(whole && getMatchedWords(whole, 'labels')).toEqual(['labels', 'label', 'other']);
});
