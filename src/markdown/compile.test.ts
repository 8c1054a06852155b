import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FaultError, formatFault } from '../lib/fault.ts';
import { compile } from './compile.ts';
import { defineTag, type Vocabulary } from './vocabulary.ts';

const vocabulary: Vocabulary = {
  Callout: defineTag(
    z.strictObject({ type: z.enum(['info', 'tip']).optional(), lines: z.array(z.number()).optional() }),
    (_, { children }) => children,
  ),
  Steps: defineTag(z.strictObject({}), (_, { children }) => children),
};

async function getFaults(source: string): Promise<string[]> {
  try {
    await compile(source, 'a.mdx', vocabulary);
  } catch (error) {
    if (error instanceof FaultError) return error.faults.map(formatFault);
    throw error;
  }
  return [];
}

const EXPRESSION = 'Content cannot hold {expressions}. Use a known tag, or put braces in backticks.';

describe('compile explains', () => {
  it.each([
    ['an unknown tag', 'Text.\n\n<Calout>x</Calout>', 'a.mdx:3: Unknown tag <Calout>. Did you mean <Callout>?'],
    [
      'an unknown tag without a similar one',
      '<Xylophones />',
      'a.mdx:1: Unknown tag <Xylophones>. Known tags: Callout, Steps.',
    ],
    ['HTML', 'a <b>bold</b> word', 'a.mdx:1: Unknown tag <b>. Known tags: Callout, Steps.'],
    [
      'the name of an object property',
      '<constructor />',
      'a.mdx:1: Unknown tag <constructor>. Known tags: Callout, Steps.',
    ],
    [
      'an unknown attribute',
      '<Callout typ="info">x</Callout>',
      'a.mdx:1: <Callout> has no attribute "typ". Did you mean "type"?',
    ],
    [
      'an unknown attribute without a similar one',
      '<Steps a="b">x</Steps>',
      'a.mdx:1: <Steps> has no attribute "a". It takes: none.',
    ],
    ['spread attributes', '<Steps {...a}>x</Steps>', 'a.mdx:1: <Steps> has no attribute "{...}". It takes: none.'],
    [
      'code in an attribute',
      '<Callout type={"in" + "fo"}>x</Callout>',
      'a.mdx:1: <Callout> has code in its attribute "type". Use plain data: text, numbers and lists.',
    ],
    ['an expression', 'One\n\n{1 + 1}', `a.mdx:3: ${EXPRESSION}`],
    ['a brace in prose', 'Send {"a": 1} there.', undefined],
    ['a name in braces', 'Hello {name}.', `a.mdx:1: ${EXPRESSION}`],
    [
      'an import',
      'import a from "b"',
      'a.mdx:1: Content cannot import or export. Use a known tag, or put braces in backticks.',
    ],
    [
      'an export',
      'export const a = 1',
      'a.mdx:1: Content cannot import or export. Use a known tag, or put braces in backticks.',
    ],
    [
      'a heading of level 1',
      '---\ntitle: x\n---\n\n# Title',
      'a.mdx:5: The body must not have a level-1 heading, because the title is one. Use "##".',
    ],
  ])('%s', async (_, source, fault) => {
    const faults = await getFaults(source);
    expect(faults).toEqual([fault ?? expect.stringMatching(/^a\.mdx:1: .+put "<" and "\{" in backticks\.$/)]);
  });
  it.each(['Text.\n\n<Callout>\nx\n', 'a < b {', 'Use <name> here'])('%j, which is never closed', async (source) => {
    const faults = await getFaults(source);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^a\.mdx:\d+: .+ Close every tag, and put "<" and "\{" in backticks\.$/);
  });
  it('an invalid value of an attribute', async () => {
    const [fault] = await getFaults('<Callout type="loud">x</Callout>');
    expect(fault).toMatch(/^a\.mdx:1: <Callout> is invalid: type: .*"info", "tip".*\. Correct the attribute\.$/);
  });
  it('all faults at once', async () => expect(await getFaults('# A\n\n<Foo />\n\n{b}')).toHaveLength(3));
});

describe('compile reads', () => {
  it('plain data in attributes', async () =>
    expect(await getFaults('<Callout type="info" lines={[1, 2]}>x</Callout>')).toEqual([]));
  it('braces and tags in code', async () =>
    expect(await getFaults('Write `<b>{x}</b>` so:\n\n```mdx\nimport a from "b"\n<Foo>{x}</Foo>\n# H\n```\n')).toEqual(
      [],
    ));
  it('headings, with an id for each', async () => {
    const { headings, tree } = await compile(
      '## Set *up*\n\n### Set up\n\n## Setup `x`\n\n## Set up 2\n\n## Set up',
      'a.mdx',
      vocabulary,
    );
    expect(headings).toEqual([
      { id: 'set-up', level: 2, text: 'Set up' },
      { id: 'set-up-2', level: 3, text: 'Set up' },
      { id: 'setup-x', level: 2, text: 'Setup x' },
      { id: 'set-up-2-2', level: 2, text: 'Set up 2' },
      { id: 'set-up-3', level: 2, text: 'Set up' },
    ]);
    const ids = (tree.children ?? []).flatMap((node) => node.properties?.id ?? []);
    expect(ids).toEqual(headings.map(({ id }) => id));
  });
});
