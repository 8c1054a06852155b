import { describe, expect, it } from 'vitest';
import { getFences, getNotebookFences } from './fences.ts';

const PAGE = `# Title

\`\`\`python title="app.py" {1}
x = 1  # [!code ++]
\`\`\`

- item

  \`\`\`\`ts unchecked="shows an error"
  const a = 1
    const b = \`\`\`
  \`\`\`\`

~~~
plain
~~~
`;

describe('fences of a page', () => {
  const samples = getFences(PAGE, 'a.mdx');
  it('are found with language, title, line and reason', () =>
    expect(samples.map(({ language, title, line, unchecked }) => [language, title, line, unchecked])).toEqual([
      ['python', 'app.py', 4, undefined],
      ['ts', undefined, 10, 'shows an error'],
      ['text', undefined, 15, undefined],
    ]));
  it('are stripped of marks and indentation', () => {
    expect(samples[0]?.code).toBe('x = 1');
    expect(samples[1]?.code).toBe('const a = 1\n  const b = ```');
  });
  it('may be unclosed at the end', () => expect(getFences('```js\na', 'b')[0]?.code).toBe('a'));
});

describe('cells of a notebook', () => {
  const notebook = {
    metadata: { kernelspec: { name: 'python3' } },
    cells: [
      { id: 'list', cell_type: 'markdown', source: ['```bash\n', 'ls\n', '```'] },
      { cell_type: 'code', source: '!pip install sightglass\nx = 1' },
      { cell_type: 'raw', source: 'nothing' },
    ],
  };
  it('contain samples in their Markdown cells, named by the ID of the cell', () => {
    const found = getNotebookFences(JSON.stringify(notebook), 'n.ipynb');
    expect(found.map(({ file, language, code }) => [file, language, code])).toEqual([['n.ipynb#list', 'bash', 'ls']]);
  });
  it('contain no samples if they cannot be parsed', () => expect(getNotebookFences('{', 'n.ipynb')).toEqual([]));
});
