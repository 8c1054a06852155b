import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../site/locales.ts';
import { fakeResponse } from '../fixtures/fake-response.ts';
import { findWords } from './find-words.ts';
import { getNote } from './note.ts';
import { pasteAsOneLine } from './paste.ts';
import { parseRecent, withRecent } from './recent.ts';
import { initialState, reduce } from './state.ts';
import { SEARCH_WORDS } from './words.ts';

describe('recent searches', () => {
  it('list the newest first, each once whatever its case, five at most', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f', 'B'].reduce<string[]>(withRecent, []);
    expect(all).toEqual(['B', 'f', 'e', 'd', 'c']);
  });
  it('contain no pasted errors and no empty queries', () => {
    expect(withRecent(['a'], '  ')).toEqual(['a']);
    expect(withRecent(['a'], 'Error: x\n  at y')).toEqual(['a']);
    expect(withRecent(['a'], 'x'.repeat(101))).toEqual(['a']);
  });
  it.each([null, '', '{', '{"a":1}', '[1,2]', '"a"'])('are empty when read from %j', (stored) =>
    expect(parseRecent(stored)).toEqual([]),
  );
});

describe('findWords', () => {
  const found = (text: string, ...words: string[]) =>
    findWords(text, words).map(({ start, end }) => text.slice(start, end));
  it('finds words in any case, at the start of a word', () => {
    expect(found('Trace a retrace, then traces', 'trace')).toEqual(['Trace', 'trace']);
    expect(found('sample_rate and .rate', 'rate')).toEqual(['rate']);
  });
  it('prefers the longer word and never overlaps', () =>
    expect(found('session identifiers', 'session', 'session id', 'id')).toEqual(['session id']));
  it('finds words inside text without spaces', () =>
    expect(found('新しいプロンプト管理を', 'プロンプト', '管理')).toEqual(['プロンプト', '管理']));
  it('skips text whose length changes with its case', () => expect(found('İ trace', 'trace')).toEqual([]));
});

describe('pasteAsOneLine', () => {
  const field = (value: string, from: number, to = from) => ({
    value,
    selectionStart: from,
    selectionEnd: to,
    setSelectionRange(start: number, end: number) {
      [this.selectionStart, this.selectionEnd] = [start, end];
    },
  });
  it('keeps the lines of an error, shown with spaces, at the caret', () => {
    const target = field('ab', 1);
    expect(pasteAsOneLine(target, '\nError: x\n    at y\n', 100)).toBe('aError: x\n    at yb');
    expect(target.value).toBe('aError: x at yb');
    expect(target.selectionStart).toBe('aError: x at y'.length);
  });
  it('replaces the selection and truncates text that is too long', () =>
    expect(pasteAsOneLine(field('old', 0, 3), 'a\nb\nc', 3)).toBe('a\nb'));
  it('leaves a single line to the browser', () =>
    expect(pasteAsOneLine(field('', 0), 'one line', 100)).toBeUndefined());
});

describe('getNote', () => {
  const state = (response = fakeResponse()) =>
    reduce(reduce(initialState('Docs'), { type: 'typed', query: 'page' }), { type: 'received', number: 1, response });
  it('records queries without results, and abandoned ones', () => {
    expect(getNote(state(fakeResponse({ pages: [] })), 'en')).toEqual({ query: 'page', kind: 'none', locale: 'en' });
    expect(getNote(state(), 'ja')).toEqual({ query: 'page', kind: 'abandoned', locale: 'ja' });
  });
  it('records nothing secret or personal, and nothing without words', () => {
    const query = (text: string) => getNote(state(fakeResponse({ query: text })), 'en')?.query;
    expect(query('mask anna@example.com in traces')).not.toContain('anna');
    expect(query('anna@example.com')).toBeUndefined();
  });
  it('records an abandoned query even while more pages load', () => {
    const growing = reduce(state(fakeResponse({ total: 50 })), { type: 'more' });
    expect(getNote(growing, 'en')).toMatchObject({ query: 'page', kind: 'abandoned' });
  });
  it('records nothing before the response to the current query', () =>
    expect(getNote(reduce(state(), { type: 'typed', query: 'pages' }), 'en')).toBeUndefined());
});

it('has all text in four languages, and the strings of the specification in English', () => {
  const { en } = SEARCH_WORDS;
  expect([en.failed, en.loading, en.none]).toEqual(['Failed to load search index.', 'Loading…', 'No results found.']);
  const texts = LOCALES.map(({ id }) => SEARCH_WORDS[id]).map(({ failed, loading, none, retry, found }) =>
    [failed, loading, none, retry, found(2, 'Docs')].join(),
  );
  expect(new Set(texts).size).toBe(LOCALES.length);
});
