import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FaultError, formatFault } from '../lib/fault.ts';
import { compile } from './compile.ts';
import { includeTag } from './include.ts';
import { defineTag, type Vocabulary } from './vocabulary.ts';

const free = z.strictObject({});
const vocabulary: Vocabulary = {
  Include: includeTag,
  Box: defineTag(free, (_, { children }) => children, undefined, { only: ['Part'], max: 2 }),
  Part: defineTag(free, (_, { children }) => children, undefined, { inside: ['Box'] }),
  Word: defineTag(free, (_, { children }) => children, undefined, { filled: true }),
};
const snippets = new Map([
  ['line', 'Just *one* line.'],
  ['blocks', '## Shared\n\nText.'],
  ['first', '<Include snippet="second" />'],
  ['second', 'A\n\n<Include snippet="first" />'],
  ['wrong', 'Text.\n\n<Wrod>x</Wrod>'],
]);

async function getFaults(source: string): Promise<string[]> {
  try {
    await compile(source, 'a.mdx', vocabulary, { snippets });
  } catch (error) {
    if (error instanceof FaultError) return error.faults.map(formatFault);
    throw error;
  }
  return [];
}

describe('ids of headings', () => {
  it('can be written, and are never assigned twice', async () => {
    const { headings } = await compile('## Setup\n\n## Set up *it* [#setup]\n\n## `x` [#x-2]', 'a.mdx', {});
    expect(headings.map(({ id, text }) => [id, text])).toEqual([
      ['setup-2', 'Setup'],
      ['setup', 'Set up it'],
      ['x-2', 'x'],
    ]);
  });
  it.each([
    ['## A [#B c]', 'a.mdx:1: "B c" cannot be the id of a heading. Use lower-case words joined by hyphens.'],
    ['## A [#b]\n\n## C [#b]', 'a.mdx:3: Two headings have the id "b". Change one of them.'],
  ])('explain %j', async (source, fault) => expect(await getFaults(source)).toEqual([fault]));
});

describe('a snippet', () => {
  it('is inserted where it is included, with its headings', async () => {
    const { headings } = await compile('## One\n\n<Include snippet="blocks" />', 'a.mdx', vocabulary, { snippets });
    expect(headings.map(({ id }) => id)).toEqual(['one', 'shared']);
  });
  it('can be used inside a line', async () => expect(await getFaults('A <Include snippet="line" /> B')).toEqual([]));
  it.each([
    ['<Include snippet="lin" />', ['a.mdx:1: There is no snippet "lin". Did you mean "line"?']],
    [
      '<Include snippet="zzzzzz" />',
      ['a.mdx:1: There is no snippet "zzzzzz". Write content/snippets/zzzzzz.mdx, or correct the name.'],
    ],
    [
      'A <Include snippet="blocks" /> B',
      ['a.mdx:1: The snippet "blocks" is more than a line of text. Put the tag on a line of its own.'],
    ],
    [
      '<Include snippet="first" />',
      [
        'content/snippets/second.mdx:3: The snippets include each other: first -> second -> first. Remove one of the includes.',
      ],
    ],
    ['<Include snippet="wrong" />', ['content/snippets/wrong.mdx:3: Unknown tag <Wrod>. Did you mean <Word>?']],
    ['<Include snippet="line">x</Include>', ['a.mdx:1: <Include> must be empty. Write <Include ... />.']],
  ])('explains %j', async (source, faults) => expect(await getFaults(source)).toEqual(faults));
});

describe('the placement of a tag', () => {
  const part = '<Part>\nx\n</Part>\n';
  it.each([
    ['<Part>\nx\n</Part>', ['a.mdx:1: <Part> is in the wrong place. Put it directly inside <Box>.']],
    [`<Box>\n${part}\nText.\n</Box>`, ['a.mdx:6: <Box> contains something other than <Part>. Move it out.']],
    [`<Box>\n${part}${part}${part}</Box>`, ['a.mdx:1: <Box> has 3 parts, but may have at most 2. Split it.']],
    ['A <Word></Word> b', ['a.mdx:1: <Word> is empty. Add content.']],
    [`<Box>\n${part}</Box>`, []],
  ])('is checked: %j', async (source, faults) => expect(await getFaults(source)).toEqual(faults));
});
