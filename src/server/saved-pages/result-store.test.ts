import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ResultStore } from './result-store.ts';

const root = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(root, { recursive: true }));
const open = (facts = 'facts') => new ResultStore(root, 'results', facts);

it('finds a result until its key or the facts change', () => {
  const store = open();
  store.set('meaning', 'a', { of: 'a' });
  store.save();
  expect(open().get('meaning', 'a')).toEqual({ of: 'a' });
  expect(open().get('meaning', 'b')).toBeUndefined();
  expect(open('other facts').get('meaning', 'a')).toBeUndefined();
});

it('removes results that were not requested, and starts again if the file is damaged', () => {
  const store = open();
  store.set('words', '', ['a']);
  store.save();
  expect(open().get('meaning', 'a')).toBeUndefined();
  expect(open().get('words', '')).toEqual(['a']);
  writeFileSync(join(root, '.cache/results.bin'), 'damaged');
  expect(open().get('words', '')).toBeUndefined();
});
