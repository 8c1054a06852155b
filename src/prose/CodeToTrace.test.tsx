import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { toReact } from '../markdown/to-react.tsx';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);
const compiled = (source: string) => compile(source, 'a.mdx', components.tags);

const tag = (code: string, attributes = 'src="example"') =>
  `<CodeToTrace ${attributes}>\n\n\`\`\`python title="app.py"\n${code}\n\`\`\`\n\n</CodeToTrace>`;
const CODE = 'import a\n@observe() # [!code span support-assistant]\ndef run(): # [!code span write-answer]\n    pass';

async function render(source: string): Promise<string> {
  return renderToStaticMarkup(toReact((await compiled(source)).tree, components));
}
const getProblems = (source: string) =>
  compiled(source).then(
    () => '',
    (error: Error) => error.message,
  );

describe('<CodeToTrace>', () => {
  it('gives a line and its row the same number', async () => {
    const html = await render(tag(CODE));
    expect(html).toMatch(/<span class="line" data-pair="2"><a class="pair-link" href="#([\w-]+)"/);
    const target = /data-pair="2"><a class="pair-link" href="#([\w-]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`<div class="trace-step" id="${target}" data-pair="2">.*?value="obs-08"`));
  });
  it('states which span a line creates, and which line creates a row', async () => {
    const html = await render(tag(CODE));
    expect(html).toContain('aria-label="2: creates generation write-answer"');
    expect(html).toContain('<span class="sr-only">, created by line 3</span>');
  });
  it('does not change the code: numbers and marks are not text', async () => {
    const html = await render(tag(CODE));
    const code = /<code>(.*?)<\/code>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
    expect(code).toBe('import a\n@observe()\ndef run():\n    pass');
  });
  it('converts to Markdown as code, then trace, with line numbers', async () => {
    const { tree } = await compiled(tag(CODE));
    const markdown = toMarkdown(tree, components.tags, (href) => href);
    expect(markdown).toMatch(
      /^```python title="app.py"\nimport a\n@observe\(\)\ndef run\(\):\n {4}pass\n```\n\n\*\*Trace/,
    );
    expect(markdown).toMatch(/`write-answer` \(generation\): .*, created by line 3$/m);
  });
  it('numbers pairs across all its code, and names the file if there are several', async () => {
    const two = tag(CODE).replace(
      '\n\n</CodeToTrace>',
      '\n\n```python title="tools.py"\nfind() # [!code span classify-question]\n```\n\n</CodeToTrace>',
    );
    const names = SAMPLE_TAG_DATA.traces.find(({ name }) => name === 'example')?.data?.traces[0]?.observations;
    const other = names?.find(({ name }) => !['support-assistant', 'write-answer'].includes(name))?.name ?? '';
    const html = await render(two.replace('classify-question', other));
    expect(html).toContain('data-number="3"');
    expect(html).toContain('created by line 1 of tools.py');
  });
  it('needs no script and has no inline style', async () => {
    expect(await render(tag(CODE))).not.toMatch(/sg-island|<script|style=/);
  });
});

describe('<CodeToTrace> reports', () => {
  it('a span that the trace does not have, with the line and a similar name', async () => {
    const problem = await getProblems(tag('a()\nrun() # [!code span write-anwser]'));
    expect(problem).toContain('line 2 of app.py: there is no span "write-anwser"; did you mean "write-answer"?');
  });
  it('code without marks, missing code, and other content', async () => {
    expect(await getProblems(tag('a()'))).toContain('no line of its code marks a span');
    expect(await getProblems('<CodeToTrace src="example">\n</CodeToTrace>')).toContain('contains no code');
    expect(await getProblems(tag(CODE).replace('</CodeToTrace>', 'Text.\n\n</CodeToTrace>'))).toContain(
      'other than code',
    );
  });
  it('more pairs than the stylesheet has rules for', async () => {
    const names = SAMPLE_TAG_DATA.traces.find(({ name }) => name === 'example')?.data?.traces[0]?.observations ?? [];
    expect(names.length).toBeGreaterThan(9);
    const lines = names.map(({ id }) => `run() # [!code span ${id}]`).join('\n');
    expect(await getProblems(tag(lines))).toContain('at most 9');
  });
  it('marks of spans outside it', async () => {
    const problem = await getProblems('Text.\n\n```python\na()\nrun() # [!code span write-answer]\n```');
    expect(problem).toContain('a.mdx:5: This line marks a span');
  });
  it('an unknown trace', async () => {
    expect(await getProblems(tag(CODE, 'src="exampel"'))).toContain('did you mean "example"');
  });
});
