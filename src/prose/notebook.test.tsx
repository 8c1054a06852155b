import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FaultError, formatFault } from '../lib/fault.ts';
import { compile } from '../markdown/compile.ts';
import type { PageCell, ShownOutput } from '../markdown/notebook/cells.ts';
import { getHtmlWords, getMarkdownWords } from '../markdown/parity.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { toReact } from '../markdown/to-react.tsx';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);
const code = (outputs: ShownOutput[] = [], more: Partial<Extract<PageCell, { kind: 'code' }>> = {}): PageCell => ({
  kind: 'code',
  id: 'run',
  text: 'print("hi")\n',
  language: 'python',
  input: 'shown',
  output: 'shown',
  outputs,
  ...more,
});
const prose = (text: string, id = 'about'): PageCell => ({ kind: 'markdown', id, text });

async function draw(...cells: PageCell[]): Promise<{ html: string; markdown: string }> {
  const { tree } = await compile({ cells }, 'cookbook/a.ipynb', components.tags);
  const absolute = (href: string) => (href.startsWith('/') ? `https://site.example${href}` : href);
  return {
    html: renderToStaticMarkup(toReact(tree, components)),
    markdown: toMarkdown(tree, components.tags, absolute),
  };
}

async function getFaults(...cells: PageCell[]): Promise<string[]> {
  try {
    await compile({ cells }, 'cookbook/a.ipynb', components.tags);
    return [];
  } catch (error) {
    if (error instanceof FaultError) return error.faults.map(formatFault);
    throw error;
  }
}

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
const TABLE =
  '<style>td{color:red}</style><table border="1" class="dataframe" onclick="x()"><thead><tr><th></th><th>score</th></tr></thead><tbody><tr><td colspan="2">0.9<script>alert(1)</script></td></tr></tbody></table><p>2 rows</p>';

describe('a notebook page', () => {
  it('renders Markdown cells with the tags and code in the language of the kernel', async () => {
    const { html, markdown } = await draw(
      prose('## First\n\n<Callout type="tip">\n\nMind *it*.\n\n</Callout>'),
      code(),
    );
    expect(html).toContain('<h2 id="first">');
    expect(html).toContain('class="callout');
    expect(html).toContain('data-language="python"');
    expect(markdown).toContain('```python\nprint("hi")\n```');
  });
  it('shows a cell next to its trace, without changing the code', async () => {
    const spans = { 'find(': 'look_up' };
    const cell = code([{ output_type: 'stream', name: 'stdout', text: 'found' }], {
      text: 'query = "```"\nfind(query)\n',
      trace: { src: 'example', trace: 2, caption: 'One "quoted" lookup', spans },
    });
    const { html, markdown } = await draw(cell);
    expect(html).toMatch(/<span class="line" data-pair="1">.*?find/);
    expect(html).toContain('One &quot;quoted&quot; lookup');
    expect(html).toContain('class="cell-output"');
    expect(markdown).toMatch(/^`{4}python\nquery = "```"\nfind\(query\)\n`{4}\n\n\*\*Trace/);
    expect(markdown).toContain('created by line 2');
  });
  it('reports pieces of code and spans that do not exist', async () => {
    const getTraceFaults = (spans: Record<string, string>) =>
      getFaults(code([], { trace: { src: 'example', trace: 2, spans } }));
    expect(await getTraceFaults({ 'find(': 'look_up', 'print(': 'look_up' })).toEqual([
      'cookbook/a.ipynb#run: No line of the cell contains "find(", which "metadata.sightglass.trace.spans" names. Copy a piece of a line from the code.',
    ]);
    expect((await getTraceFaults({ 'print(': 'look_down' })).join()).toContain('look_down');
  });
  it('converts links to our own site into paths', async () => {
    const { html } = await draw(prose('[Docs](https://sightglass.example/docs) and [other](https://a.example/docs).'));
    expect(html).toContain('href="/docs"');
    expect(html).toContain('href="https://a.example/docs"');
  });
  it('reports file, cell and line of a fault, in tags and in heading ids', async () => {
    expect(await getFaults(prose('## Good'), prose('Text\n\n<Calout>\n\nx\n\n</Calout>', 'tip'))).toEqual([
      'cookbook/a.ipynb#tip:3: Unknown tag <Calout>. Did you mean <Callout>?',
    ]);
    expect(await getFaults(prose('## One [#a]'), prose('## Two [#a]', 'second'))).toEqual([
      'cookbook/a.ipynb#second:1: Two headings have the id "a". Change one of them.',
    ]);
  });
  it('folds code and outputs that the author marks as folded, and skips hidden outputs', async () => {
    const output: ShownOutput = { output_type: 'stream', name: 'stdout', text: 'done\n' };
    const { html } = await draw(code([output], { input: 'folded', output: 'folded' }));
    expect(html.match(/<details/g)).toHaveLength(2);
    expect((await draw(code([output], { output: 'hidden' }))).html).not.toContain('done');
  });
});

describe('outputs', () => {
  const esc = '\u001b';
  it('join the chunks of a stream and keep its colours', async () => {
    const { html, markdown } = await draw(
      code([
        { output_type: 'stream', name: 'stdout', text: 'one ' },
        { output_type: 'stream', name: 'stdout', text: `${esc}[31mtwo${esc}[0m\n` },
      ]),
    );
    expect(html).toContain('one <span class="ansi-red">two</span></pre>');
    expect(markdown).toContain('Output\n\n```\none two\n```');
  });
  it('show errors with their traceback, and warnings on stderr', async () => {
    const { html } = await draw(
      code([
        { output_type: 'stream', name: 'stderr', text: 'careful\n' },
        {
          output_type: 'error',
          ename: 'ValueError',
          evalue: 'no',
          traceback: [`${esc}[0;31mValueError${esc}[0m: no`],
        },
      ]),
    );
    expect(html).toContain('cell-error');
    expect(html).toContain('<span class="ansi-red">ValueError</span>: no');
    expect(html.match(/cell-stderr/g)).toHaveLength(2);
  });
  it('reduce HTML to tables and text: no scripts, styles or handlers', async () => {
    const { html, markdown } = await draw(code([{ output_type: 'html', text: TABLE }]));
    expect(html).toContain('<td colSpan="2">0.9</td>');
    expect(html).not.toMatch(/alert|onclick|dataframe|color:red/);
    expect(markdown).toContain('| score |');
    expect(markdown).toContain('2 rows');
  });
  it('drop links that run code', async () => {
    const text = '<a href="javascript:alert(1)">bad</a> <a href="https://a.example">good</a>';
    const { html } = await draw(code([{ output_type: 'html', text }]));
    expect(html).not.toContain('javascript');
    expect(html).toContain('href="https://a.example"');
  });
  it('fold when they are long; tables fold by rows', async () => {
    const long: ShownOutput = { output_type: 'text', text: lines(60) };
    expect((await draw(code([long]))).html).toContain('<summary>Output, 60 lines</summary>');
    expect((await draw(code([{ output_type: 'text', text: lines(20) }]))).html).not.toContain('<details');
    const rows = `<table>${'<tr><td>a</td></tr>'.repeat(40)}</table>`;
    expect((await draw(code([{ output_type: 'html', text: rows }]))).html).toContain('Output, 40 lines');
  });
  it('give images their size and highlight JSON', async () => {
    const picture = { src: '/cookbook/a/run-1.png', alt: 'A chart', width: 40, height: 20, version: 'x', sized: false };
    const { html, markdown } = await draw(
      code([
        { output_type: 'picture', picture },
        { output_type: 'json', text: '{\n  "a": 1\n}' },
      ]),
    );
    expect(html).toMatch(/<img[^>]*src="\/cookbook\/a\/run-1\.png"[^>]*width="40"[^>]*height="20"/);
    expect(html).toContain('data-language="json"');
    expect(markdown).toContain('![A chart](https://site.example/cookbook/a/run-1.png)');
  });
  it.each<[string, ShownOutput]>([
    ['text', { output_type: 'text', text: 'a <b> c' }],
    ['HTML', { output_type: 'html', text: TABLE }],
    ['Markdown', { output_type: 'markdown', text: '# Title\n\n- one\n- *two*' }],
    ['JSON', { output_type: 'json', text: '{ "a": [1, 2] }' }],
    ['long text', { output_type: 'text', text: lines(40) }],
  ])('have the same text in HTML and in Markdown: %s', async (_, output) => {
    const { html, markdown } = await draw(prose('Before.'), code([output]));
    expect(getMarkdownWords(markdown)).toEqual(getHtmlWords(html));
    expect(html).not.toContain('style=');
  });
});
