import { describe, expect, it } from 'vitest';
import { compile } from '../../markdown/compile.ts';
import { SAMPLE_FACTS } from '../../prose/sample-facts.ts';
import { tagsFor } from '../../prose/tags.tsx';
import { writtenText } from '../../source/page-text.ts';
import { documentSections } from '../search/text-sections.ts';
import { passagesOf } from './passages.ts';

const tags = tagsFor(SAMPLE_FACTS);

async function textOf(source: string, before = '') {
  const { tree } = await compile(source, 'a.mdx', tags, { onUndrawn: () => {}, coloured: false });
  return writtenText(tree, { before, after: '' }, { tags, absolute: (href) => href });
}

const SOURCE = `
By default every trace is sent. \`sample_rate\` changes that, e.g. to 0.2. Use [rates](https://x.example/r) of \`0. 5\`.

## Keep errors [#errors]

Two ways:

- **One.** In the SDK. At once.
- **Two.** In a collector.

| Name | Rate |
| --- | --- |
| staging | 1 |

<LangTabs>
<Tab label="Python">
\`\`\`python title="a.py"
def f():
    return 1
\`\`\`
</Tab>
<Tab label="TypeScript">
Install it first.

\`\`\`ts
const a = 1
\`\`\`
</Tab>
</LangTabs>

<Callout type="tip">

Ask early.

</Callout>

<Frame caption="The list.">
![Ten traces](/a.png)
</Frame>

\`\`\`mermaid title="Parts" alt="The API writes. The store keeps it."
a --> b
\`\`\`
`;
const BANNER = '<p>Availability</p><ul><li><strong>Hobby</strong>: Full</li></ul>';

describe('passages', async () => {
  const text = await textOf(SOURCE, BANNER);
  const passages = passagesOf(text);
  it('are the start of a page and one for each heading', () =>
    expect(passages.map(({ id, heading }) => [id, heading])).toEqual([
      ['', ''],
      ['errors', 'Keep errors'],
    ]));
  it('have sentences that are never cut inside code or after an abbreviation', () =>
    expect(passages[0]?.parts).toMatchObject([
      { kind: 'sentence', text: 'By default every trace is sent.', links: 0 },
      { kind: 'sentence', text: 'sample_rate changes that, e.g. to 0.2.', links: 0 },
      { kind: 'sentence', text: 'Use rates of 0. 5.', links: 1 },
    ]));
  it('have items, rows, samples with the label of their tab, callouts and what figures say', () =>
    expect(passages[1]?.parts).toMatchObject([
      { kind: 'sentence', text: 'Two ways:' },
      { kind: 'item', text: 'One. In the SDK. At once.' },
      { kind: 'item', text: 'Two. In a collector.' },
      { kind: 'head', text: 'Name · Rate' },
      { kind: 'row', text: 'staging · 1' },
      { kind: 'code', language: 'python', label: 'Python', text: 'def f():\n    return 1' },
      { kind: 'item', text: 'TypeScript' },
      { kind: 'sentence', text: 'Install it first.' },
      { kind: 'code', language: 'ts', label: 'TypeScript', text: 'const a = 1' },
      { kind: 'sentence', text: 'Tip' },
      { kind: 'sentence', text: 'Ask early.' },
      { kind: 'sentence', text: 'The list.' },
      { kind: 'sentence', text: 'The API writes.' },
      { kind: 'sentence', text: 'The store keeps it.' },
      { kind: 'sentence', text: 'Parts' },
    ]));
  it('give units of one paragraph, list or table the same number', () => {
    const [opener, one, two, head, row] = passages[1]?.parts.map(({ block }) => block) ?? [];
    expect([one, head]).toEqual([two, row]);
    expect(new Set([opener, one, head]).size).toBe(3);
  });
  it('have the text that the search index has', () => {
    const sections = documentSections(text, 'Sampling');
    passages.forEach(({ parts }, at) => {
      for (const part of parts) expect(sections[at]?.[part.kind === 'code' ? 'code' : 'text']).toContain(part.text);
    });
  });
});

it('keep nested lists and the paragraphs of an item in one list', async () => {
  const [start] = passagesOf(await textOf('- One\n\n  More.\n\n  - Deep\n\n  ```bash\n  ls\n  ```\n- Two'));
  expect(start?.parts.map(({ kind, text }) => [kind, text])).toEqual([
    ['item', 'One'],
    ['item', 'More.'],
    ['item', 'Deep'],
    ['code', 'ls'],
    ['item', 'Two'],
  ]);
  expect(new Set(start?.parts.filter(({ kind }) => kind === 'item').map(({ block }) => block)).size).toBe(1);
});

it('skip the lines that notebook pages share', async () => {
  const banner = '<p>Run on 16 November 2026 with Python 3.11.7</p><p><a href="/c/a_b-c.ipynb">a_b-c.ipynb</a></p>';
  const [start] = passagesOf(await textOf('Sort five tickets.', banner));
  expect(start?.parts.map(({ text }) => text)).toEqual(['Sort five tickets.']);
});
