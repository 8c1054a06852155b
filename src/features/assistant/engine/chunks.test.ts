import { expect, it } from 'vitest';
import { code, list, paragraph, section, table } from '../fixtures/sample-page.ts';
import { getChunks } from './chunks.ts';

const kinds = (...blocks: Parameters<typeof section>[1]) =>
  getChunks([section('Limits', blocks)]).map(({ kind, text, code: sample }) => [kind, text, sample]);

it('keeps a paragraph whole', () => {
  expect(kinds(paragraph('One. Two.'))).toEqual([['text', 'One. Two.', '']]);
});

it('joins a paragraph with the sample, the list or the table it introduces', () => {
  expect(kinds(paragraph('Install it'), code('bash', 'pip install x'))).toEqual([
    ['code', 'Install it', 'pip install x'],
  ]);
  expect(kinds(paragraph('Two ways:'), list(['a', 'b']))).toEqual([['text', 'Two ways:\na\nb', '']]);
  expect(kinds(paragraph('Limits:'), table(['Plan', 'Traces'], [['Hobby', '50']]))).toEqual([
    ['row', 'Limits:\nPlan · Traces\nHobby · 50', ''],
  ]);
});

it('separates a paragraph from a list that it does not introduce', () => {
  expect(kinds(paragraph('Done.'), list(['a']))).toHaveLength(2);
});

it('splits tables into rows and long lists into items', () => {
  expect(
    kinds(
      table(
        ['Plan', 'Traces'],
        [
          ['Hobby', '50'],
          ['Pro', '900'],
        ],
      ),
    ).map(([, text]) => text),
  ).toEqual(['Plan · Traces\nHobby · 50', 'Plan · Traces\nPro · 900']);
  const long = Array.from({ length: 9 }, (_, index) => `item ${index}`);
  expect(kinds(list(long)).map(([kind, text]) => [kind, text])).toEqual(long.map((item) => ['item', item]));
});

it('reads the versions of a sample as one, and skips drawings and output', () => {
  const tabs = {
    kind: 'tabs' as const,
    text: '',
    markdown: '',
    tabs: [
      { label: 'Python', blocks: [code('python', 'a()')] },
      { label: 'TypeScript', blocks: [code('ts', 'b()')] },
    ],
  };
  expect(kinds(tabs)).toEqual([['code', '', 'a()\nb()']]);
  expect(kinds(code('mermaid', 'flowchart TB'))).toEqual([]);
});

it('includes the content of callouts', () => {
  const callout = {
    kind: 'callout' as const,
    callout: 'note',
    text: '',
    markdown: '',
    blocks: [paragraph('Mind it.')],
  };
  expect(kinds(callout)).toEqual([['text', 'Mind it.', '']]);
});
