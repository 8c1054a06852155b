import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { indexText } from '../../features/search/engine/indexed-page.ts';
import { samplePage } from '../../features/search/fixtures/sample-index.ts';
import { DerivedStore } from './derived-store.ts';
import { ResultStore } from './result-store.ts';

const root = mkdtempSync(join(tmpdir(), 'derived-'));
afterAll(() => rmSync(root, { recursive: true }));
const results = new ResultStore(root, 'results', 'facts');
const open = (edition = 1) => new DerivedStore(root, (path) => `${path} ${edition}`, results);
const hash = () => 'hash';

function save(titles: Record<string, string>): void {
  const store = open();
  for (const [path, title] of Object.entries(titles)) {
    if (store.index.get(path, 'en')) continue;
    store.index.set(path, 'en', indexText(samplePage({ path, title }), store.index.numbers, hash));
    store.corpus.set(path, `version of ${title}`);
  }
  store.save();
}

/** The terms of a page as words. */
function getTerms(path: string, store = open()): string[] | undefined {
  const terms = store.index.get(path, 'en')?.terms;
  return terms && Array.from(terms, (number) => store.index.numbers.words[number] ?? '');
}

it('finds the data of a page until the page has another key', () => {
  save({ '/a': 'Zebras', '/b': 'Lions' });
  expect(getTerms('/a')).toContain('zebra');
  expect(getTerms('/b')).toContain('lion');
  expect(open().corpus.get('/a')).toBe('version of Zebras');
  expect(getTerms('/a', open(2))).toBeUndefined();
  expect(open(2).corpus.get('/a')).toBeUndefined();
});

it('removes pages that were not requested, with their words', () => {
  save({ '/a': 'Zebras', '/b': 'Lions' });
  save({ '/b': 'Lions', '/c': 'Gnus' });
  expect(getTerms('/a')).toBeUndefined();
  expect(getTerms('/b')).toContain('lion');
  expect(getTerms('/c')).toContain('gnu');
  expect(open().index.numbers.words).not.toContain('zebra');
});

it('adds a few new words after the sorted ones', () => {
  save({ '/a': 'Zebras' });
  save({ '/a': 'Zebras', '/b': 'Lions' });
  const { words } = open().index.numbers;
  expect(words.indexOf('lion')).toBeGreaterThan(words.indexOf('zebra'));
  expect([getTerms('/a'), getTerms('/b')]).toEqual([
    expect.arrayContaining(['zebra']),
    expect.arrayContaining(['lion']),
  ]);
});

it('starts again if the file is damaged', () => {
  save({ '/a': 'Zebras' });
  writeFileSync(join(root, '.cache/derived-2.bin'), 'damaged');
  expect(getTerms('/a')).toBeUndefined();
  expect(open().index.numbers.words).toEqual([]);
});

it('stores a page separately for each language', () => {
  const store = open();
  for (const locale of ['en', 'ja'] as const)
    store.index.set('/jp', locale, indexText(samplePage({ path: '/jp', title: locale }), store.index.numbers, hash));
  store.save();
  const find = (locale: 'en' | 'ja') => open().index.get('/jp', locale)?.terms.length;
  expect(find('en')).toBeDefined();
  expect(find('ja')).toBeDefined();
  expect(open().index.get('/jp', 'ko')).toBeUndefined();
});
