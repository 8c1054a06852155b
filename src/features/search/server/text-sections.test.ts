import { describe, expect, it } from 'vitest';
import { compile } from '../../../markdown/compile.ts';
import { SAMPLE_TAG_DATA } from '../../../prose/sample-tag-data.ts';
import { createTags } from '../../../prose/tags.tsx';
import { writtenText } from '../../../source/page-text.ts';
import { documentSections } from './text-sections.ts';

const tags = createTags(SAMPLE_TAG_DATA);

async function read(source: string, before = '') {
  const { tree } = await compile(source, 'a.mdx', tags, { onMissingDrawing: () => {}, coloured: false });
  return documentSections(writtenText(tree, { before, after: '' }, { tags, absolute: (href) => href }), 'Sampling');
}

describe('sections for the index', () => {
  it('have the ids of the page, and start with its title', async () => {
    const sections = await read('Start.\n\n## Keep *errors* [#cost]\n\n### Why');
    expect(sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['', 'Sampling'],
      ['cost', 'Keep errors'],
      ['why', 'Why'],
    ]);
  });
  it('separate text, names and code', async () => {
    const [section] = await read(
      'Set `SAMPLE_RATE` to a [rate](/r), or `*.*` to `x`.\n\n- One `two`\n\n  ```bash\n  ## no heading\n  ```',
    );
    expect(section).toMatchObject({
      text: 'Set SAMPLE_RATE to a rate, or *.* to x.\nOne two',
      names: ['SAMPLE_RATE', '*.*', 'two'],
      code: '## no heading',
    });
  });
  it('have a line for each row of a table, and keep pipes in cells', async () => {
    const [section] = await read('| Name | Rate |\n| --- | --- |\n| `a \\| b` | 1 |\n|  | 2 |');
    expect(section).toMatchObject({ text: 'Name · Rate\na | b · 1\n2', names: ['a | b'] });
  });
  it('include callouts, tabs and the text of figures', async () => {
    const [section] = await read(
      '<Callout type="tip">\n\nEarly.\n\n</Callout>\n\n<Tabs>\n<Tab label="pip">\n```sh\nls\n```\n</Tab>\n</Tabs>\n\n![A chart](/c.png)\n\n```mermaid title="Parts" alt="A writes."\na --> b\n```',
    );
    expect(section).toMatchObject({ text: 'Tip\nEarly.', labels: 'pip\nA chart\nA writes.\nParts', code: 'ls' });
  });
  it('skip lines that many pages share', async () => {
    const [section] = await read(
      'Text.',
      '<p>Availability</p><ul><li>Hobby: Full</li><li>Hobby plans differ</li></ul>',
    );
    expect(section?.text).toBe('Hobby plans differ\nText.');
  });
});
