import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { readFenceInfo } from './fence-info.ts';
import { extractMarks, markWords } from './fence-marks.ts';
import { toMarkdown } from './to-markdown.ts';

describe('readFenceInfo', () => {
  it.each([
    [undefined, undefined, { language: 'text', title: undefined, marked: [] }],
    ['python', 'title="app.py" {1,3-5}', { language: 'python', title: 'app.py', marked: [1, 3, 4, 5] }],
    ['ts', '{ 2 , 4 }', { language: 'ts', title: undefined, marked: [2, 4] }],
    ['ts', 'title=""', { language: 'ts', title: '', marked: [] }],
    ['ts', '{}', { language: 'ts', title: undefined, marked: [] }],
    ['ts', '{5-3}', { language: 'ts', title: undefined, marked: [] }],
    ['ts', 'filename="a.ts" {1} /b c/ /d\\/e/', { language: 'ts', title: 'a.ts', marked: [1], words: ['b c', 'd/e'] }],
    ['ts', 'title="a /b/ {1}"', { language: 'ts', title: 'a /b/ {1}', marked: [] }],
  ])('reads %j %j', (language, meta, { marked, ...info }) => {
    const read = readFenceInfo(language, meta);
    expect({ ...read, marked: [...read.marked] }).toEqual({ words: [], ...info, marked });
  });
});

it('marks the lines that a fence names, and wraps each line', async () => {
  const { tree } = await compile('```text {2}\none\ntwo\n\n```\n', 'a.mdx', {});
  expect(tree.children?.[0]?.data?.html).toBe(
    '<span class="line">one</span>\n<span class="line" data-hl>two</span>\n<span class="line"></span>',
  );
});

const getLines = async (source: string) => {
  const { tree } = await compile(source, 'a.mdx', {});
  return { html: tree.children?.[0]?.data?.html?.split('\n'), markdown: toMarkdown(tree, {}, (href) => href) };
};

it('reads marks from comments and removes them from the code', async () => {
  const { html, markdown } = await getLines(
    '```text\na // [!code ++]\nb # [!code --]\nc <!-- [!code focus] -->\nd /* [!code highlight] */ // [!code focus]\ne [!code ++]\n```',
  );
  expect(html).toEqual([
    '<span class="line" data-diff="+">a</span>',
    '<span class="line" data-diff="-">b</span>',
    '<span class="line" data-focus>c</span>',
    '<span class="line" data-hl data-focus>d</span>',
    '<span class="line">e [!code ++]</span>',
  ]);
  expect(markdown).toBe('```text\na\nb\nc\nd\ne [!code ++]\n```');
});

it('marks the lines of a diff', async () => {
  const { html } = await getLines('```diff\n--- a\n+++ b\n-one\n+two\n three\n```');
  expect(html?.map((line) => /data-hunk="(.)"/.exec(line)?.[1])).toEqual([undefined, undefined, '-', '+', undefined]);
});

it.each([
  ['a <b', ['<'], 'a <mark>&lt;</mark>b'],
  ['<t-k>let</t-k> at', ['t a'], '<t-k>le<mark>t</mark></t-k><mark> a</mark>t'],
  ['aaa', ['aa'], '<mark>aa</mark>a'],
  ['plain', ['span'], 'plain'],
])('marks words in %j', (html, words, marked) => expect(markWords(html.replace(/<(?=b)/, '&lt;'), words)).toBe(marked));

it('reads the spans that lines create, including several on one line', () => {
  const { code, spans, marks } = extractMarks(
    'a() # [!code span chat gpt-6]\nb() // [!code span one] // [!code focus] // [!code span two]\nc() # [!code span ]\n',
  );
  expect(code).toBe('a()\nb()\nc() # [!code span ]\n');
  expect([...spans]).toEqual([
    [1, ['chat gpt-6']],
    [2, ['one', 'two']],
  ]);
  expect(marks.get(2)).toEqual(new Set(['focus']));
});
