import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { groupIntoSections, treeFlow } from '../markdown/text/page-text.ts';
import { sectionsMarkdown } from '../markdown/text/write-sections.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';
import { createTags } from './tags.tsx';
import { VARIANTS } from './variants.ts';

const tags = createTags(SAMPLE_TAG_DATA);
const snippets = new Map([['keys', 'Set **both** keys.']]);
const absolute = (href: string) => (/^[/#]/.test(href) ? `https://s.example${href}` : href);

async function read(source: string) {
  const { tree } = await compile(source, 'a.mdx', tags, { snippets, onMissingDrawing: () => {}, coloured: false });
  const { sections } = groupIntoSections(treeFlow(tree, tags, absolute));
  return { sections, blocks: sections[0]?.blocks ?? [], markdown: toMarkdown(tree, tags, absolute) };
}

/** The page text has no horizontal rules. */
const withoutRules = (markdown: string) => markdown.replace(/\n\n---(?=\n\n)/g, '');

it.each(Object.values(VARIANTS).flat())('converts to the same Markdown as the page: %s', async (source) => {
  const { sections, markdown } = await read(source);
  expect(sectionsMarkdown(sections)).toBe(withoutRules(markdown));
});

describe('tags in the page text', () => {
  it('become callouts with kind and title', async () => {
    const { blocks } = await read('<Callout type="warning">\n\nMind the `gap`.\n\n- a\n\n</Callout>');
    expect(blocks).toMatchObject([
      {
        kind: 'callout',
        callout: 'warning',
        title: 'Warning',
        text: 'Warning\nMind the gap.\na',
        markdown: '> **Warning**\n>\n> Mind the `gap`.\n>\n> - a',
        blocks: [{ kind: 'paragraph' }, { kind: 'list' }],
      },
    ]);
  });
  it('become tabs, including nested ones, and code has the label of its innermost tab', async () => {
    const inner =
      '<Tabs>\n<Tab label="pip">\n```bash\npip install x\n```\n</Tab>\n<Tab label="uv">\nText.\n</Tab>\n</Tabs>';
    const other = '<Tab>\n- item\n\n  ```ts\n  x\n  ```\n</Tab>';
    const { blocks } = await read(`<LangTabs>\n<Tab label="Python">\n${inner}\n</Tab>\n${other}\n</LangTabs>`);
    expect(blocks).toMatchObject([
      {
        kind: 'tabs',
        tabs: [
          {
            label: 'Python',
            blocks: [
              {
                kind: 'tabs',
                tabs: [
                  { label: 'pip', blocks: [{ kind: 'code', language: 'bash', text: 'pip install x', tab: 'pip' }] },
                  { label: 'uv', blocks: [{ kind: 'paragraph', text: 'Text.' }] },
                ],
              },
            ],
          },
          { label: 'Option 2', blocks: [{ kind: 'list', items: [{ blocks: [{ kind: 'code', tab: 'Option 2' }] }] }] },
        ],
      },
    ]);
  });
  it('become tabs that end at a heading, because a section starts there', async () => {
    const { sections } = await read(
      '<Tabs>\n<Tab label="A">\n\nOne.\n\n## Two\n\nThree.\n\n</Tab>\n<Tab label="B">\n\nFour.\n\n</Tab>\n</Tabs>',
    );
    expect(sections).toMatchObject([
      { blocks: [{ kind: 'tabs', tabs: [{ label: 'A', blocks: [{ text: 'One.' }] }] }] },
      {
        id: 'two',
        blocks: [
          { kind: 'tabs', tabs: [{ label: 'A', blocks: [{ text: 'Three.' }] }] },
          { kind: 'tabs', tabs: [{ label: 'B', blocks: [{ text: 'Four.' }] }] },
        ],
      },
    ]);
  });
  it('become steps: numbered sections', async () => {
    const { sections } = await read(
      '## Set up\n\n<Steps>\n\n### Install\n\nRun.\n\n#### Or\n\n### Call\n\n</Steps>\n\n### After',
    );
    expect(sections.map(({ id, step }) => [id, step])).toEqual([
      ['', undefined],
      ['set-up', undefined],
      ['install', 1],
      ['or', undefined],
      ['call', 2],
      ['after', undefined],
    ]);
  });
  it('become details: the summary, then the content', async () =>
    expect((await read('<Details summary="Why?">\n\nBecause.\n\n</Details>')).blocks).toMatchObject([
      { kind: 'paragraph', text: 'Why?', markdown: '**Why?**' },
      { kind: 'paragraph', text: 'Because.' },
    ]));
  it('become figures with text alternative and caption', async () => {
    const { blocks } = await read(
      '<Frame caption="The list.">\n![Ten traces](/a.png)\n</Frame>\n\n<Video src="/a.mp4" title="A tour" />',
    );
    expect(blocks).toMatchObject([
      { kind: 'figure', figure: 'image', text: 'Ten traces', caption: 'The list.' },
      { kind: 'figure', figure: 'video', text: 'A tour' },
    ]);
  });
  it('become text for traces', async () => {
    const { blocks } = await read(VARIANTS.TraceView?.[0] ?? '');
    expect(blocks).toMatchObject([{ kind: 'figure', figure: 'trace', caption: expect.any(String) }]);
    expect(blocks[0]?.text).toMatch(/^Trace .+ observations? in /);
  });
  it('become tables and lists generated from data', async () => {
    expect((await read('<ParamTable operation="listTraces" />')).blocks).toMatchObject([
      {
        kind: 'table',
        header: [{ text: 'Parameter' }, {}, {}],
        rows: [[{ text: 'limit', markdown: '`limit`' }, {}, {}]],
      },
    ]);
    expect((await read('<Glossary />')).blocks).toMatchObject([
      { kind: 'list', items: [{ text: 'Generation: A call to a model, of kind generation.' }, {}] },
    ]);
  });
  it.each([
    ['some are required', 'required: true', ['Parameter', 'Type', 'Required', 'Meaning'], ['a', 'string', 'yes', 'B.']],
    ['none is required', 'required: false', ['Parameter', 'Type', 'Meaning'], ['a', 'string', 'B.']],
    ['some have a default', 'default: 1', ['Parameter', 'Type', 'Meaning'], ['a', 'string', 'B. Default: 1.']],
  ])('become a table of parameters if %s', async (_, field, header, first) => {
    const rows = `{name: "a", type: "string", meaning: "B.", ${field}}, {name: "c", type: "string", meaning: "D."}`;
    const cells = (texts: readonly string[]) => texts.map((text) => ({ text }));
    expect((await read(`<ParamTable rows={[${rows}]} />`)).blocks).toMatchObject([
      { kind: 'table', header: cells(header), rows: [cells(first), {}] },
    ]);
  });
  it('become links and formulas within a line', async () => {
    const { blocks } = await read('A <Term id="trace">trace</Term> has <Math tex="n^2" /> parts.');
    expect(blocks).toMatchObject([
      {
        text: 'A trace has n^2 parts.',
        spans: [{}, { text: 'trace', href: 'https://s.example/docs/glossary#trace' }, {}],
      },
    ]);
  });
});
