import { describe, expect, it } from 'vitest';
import { compile } from '../compile.ts';
import { addFormerHeadingAnchors } from '../heading-aliases.ts';
import { INCLUDE, includeTag } from '../include.ts';
import type { NotebookBody } from '../notebook/cells.ts';
import { groupIntoSections, treeFlow } from './page-text.ts';
import { sectionsMarkdown } from './write-sections.ts';

const absolute = (href: string) => (href.startsWith('/') ? `https://s.example${href}` : href);
const tags = { [INCLUDE]: includeTag };
const snippets = new Map([['keys', '### Keys\n\nSet **both** keys.\n']]);

async function read(source: string | NotebookBody, aliases: Record<string, string> = {}) {
  const { tree } = await compile(source, 'a.mdx', tags, { snippets, onMissingDrawing: () => {}, coloured: false });
  addFormerHeadingAnchors(tree, aliases);
  return groupIntoSections(treeFlow(tree, tags, absolute)).sections;
}
const blocks = async (source: string) => (await read(source))[0]?.blocks ?? [];

describe('blocks', () => {
  it('are paragraphs with plain text, Markdown and spans', async () =>
    expect(await blocks('Set `RATE` to\n a [**good** rate](/docs/rate).')).toEqual([
      {
        kind: 'paragraph',
        text: 'Set RATE to a good rate.',
        markdown: 'Set `RATE` to\na [**good** rate](https://s.example/docs/rate).',
        spans: [
          { text: 'Set ' },
          { text: 'RATE', code: true },
          { text: ' to a ' },
          { text: 'good rate', href: 'https://s.example/docs/rate' },
          { text: '.' },
        ],
      },
    ]));
  it('are lists whose items may contain lists and code', async () => {
    const [list] = await blocks('3. One `a`\n4. Two\n   - Deep\n\n   ```bash\n   ls\n   ```');
    expect(list).toMatchObject({
      kind: 'list',
      ordered: true,
      start: 3,
      text: 'One a\nTwo\nDeep\nls',
      items: [
        { text: 'One a', markdown: 'One `a`', blocks: [] },
        {
          text: 'Two',
          blocks: [
            { kind: 'list', ordered: false, items: [{ text: 'Deep' }] },
            { kind: 'code', language: 'bash', text: 'ls' },
          ],
        },
      ],
    });
  });
  it('may be list items that start with code', async () =>
    expect(await blocks('- ```js\n  x\n  ```')).toMatchObject([
      { kind: 'list', items: [{ text: '', blocks: [{ kind: 'code', text: 'x' }] }] },
    ]));
  it('are tables with a header and rows', async () =>
    expect(await blocks('| Name | Rate |\n| --- | --: |\n| `a` | 1 \\| 2 |')).toMatchObject([
      {
        kind: 'table',
        header: [{ text: 'Name' }, { text: 'Rate' }],
        rows: [[{ text: 'a', markdown: '`a`' }, { text: '1 | 2' }]],
        text: 'Name · Rate\na · 1 | 2',
      },
    ]));
  it('are code with its language and file name, including headings inside', async () =>
    expect(await blocks('```python title="app.py"\n## no heading\nprint(1)\n```')).toEqual([
      {
        kind: 'code',
        language: 'python',
        title: 'app.py',
        text: '## no heading\nprint(1)',
        markdown: '```python title="app.py"\n## no heading\nprint(1)\n```',
      },
    ]));
  it('are quotations', async () =>
    expect(await blocks('> One *two*.\n>\n> Three.')).toMatchObject([
      { kind: 'callout', callout: 'quote', text: 'One two.\nThree.', markdown: '> One *two*.\n>\n> Three.' },
    ]));
  it('are pictures and diagrams with their text alternatives', async () =>
    expect(
      await blocks('![A chart](/c.png)\n\n```mermaid title="Parts" alt="A writes to B."\na --> b\n```'),
    ).toMatchObject([
      { kind: 'figure', figure: 'image', text: 'A chart', markdown: '![A chart](https://s.example/c.png)' },
      { kind: 'figure', figure: 'diagram', text: 'A writes to B.', caption: 'Parts' },
    ]));
});

describe('sections', () => {
  it('start at headings, with the ids that the page has', async () => {
    const sections = await read('Start.\n\n## Keep *errors* [#cost]\n\nA.\n\n### Why\n\n## Why\n\nB.');
    expect(sections.map(({ id, heading, level, blocks: { length } }) => [id, heading, level, length])).toEqual([
      ['', '', 1, 1],
      ['cost', 'Keep errors', 2, 1],
      ['why', 'Why', 3, 0],
      ['why-2', 'Why', 2, 1],
    ]);
    expect(sections[1]?.headingMarkdown).toBe('Keep *errors*');
  });
  it('include the former ids of their heading', async () => {
    const [, section] = await read('## New', { old: 'new', older: 'old' });
    expect(section).toMatchObject({ id: 'new', heading: 'New', aliases: ['older', 'old'] });
  });
  it('include snippets, whose headings start sections', async () =>
    expect(await read('## One\n\n<Include snippet="keys" />')).toMatchObject([
      {},
      { id: 'one', blocks: [] },
      { id: 'keys', blocks: [{ text: 'Set both keys.', markdown: 'Set **both** keys.' }] },
    ]));
  it('convert back to the original Markdown', async () => {
    const source = 'Start.\n\n## One\n\n- a\n- b\n\n### Two `x`\n\n| a | b |\n| --- | --- |\n| 1 | 2 |';
    expect(sectionsMarkdown(await read(source))).toBe(source);
  });
});

it('notebooks contain code and its output', async () => {
  const cells: NotebookBody['cells'] = [
    { kind: 'markdown', id: 'a', text: '## Run [#go]\n\nText.' },
    {
      kind: 'code',
      id: 'b',
      text: 'print(1)',
      language: 'python',
      input: 'shown',
      output: 'shown',
      outputs: [{ output_type: 'stream', name: 'stdout', text: '1\n' }],
    },
  ];
  const [, section] = await read({ cells });
  expect(section).toMatchObject({ id: 'go', heading: 'Run' });
  expect(section?.blocks).toMatchObject([
    { kind: 'paragraph', text: 'Text.' },
    { kind: 'code', language: 'python', text: 'print(1)' },
    { kind: 'paragraph', text: 'Output' },
    { kind: 'code', language: '', text: '1', output: true },
  ]);
  expect(section?.blocks[1]).not.toHaveProperty('output');
});
