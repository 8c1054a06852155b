import '../server/islands.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { diagramKey } from '../markdown/diagrams.ts';
import { findJsxRemnants, findRelativeLinks } from '../markdown/jsx-remnants.ts';
import { getHtmlWords, getMarkdownWords } from '../markdown/parity.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import { toReact } from '../markdown/to-react.tsx';
import '../server/islands.ts';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';
import { DIAGRAM, VARIANTS } from './variants.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);
const snippets = new Map([['keys', 'Set **both** keys.\n\n```bash\nexport A=1 # [!code ++]\n```\n']]);
const drawings = new Map([
  [diagramKey(DIAGRAM), { width: 300, height: 200, viewBox: '0 0 300 200', svg: '<text>One</text>' }],
]);

async function renderBothFormats(source: string): Promise<{ html: string; markdown: string }> {
  const { tree } = await compile(source, 'a.mdx', components.tags, { snippets, drawings });
  const absolute = (href: string) => (/^[/#]/.test(href) ? `https://site.example${href}` : href);
  return {
    html: renderToStaticMarkup(toReact(tree, components)),
    markdown: toMarkdown(tree, components.tags, absolute),
  };
}

it('the table has every tag, and no other', () =>
  expect(
    Object.keys(VARIANTS)
      .filter((name) => name !== 'Markdown')
      .sort(),
  ).toEqual(Object.keys(components.tags).sort()));

describe.each(Object.entries(VARIANTS))('%s', (name, sources) => {
  it('is used in each of its variants', () => {
    for (const source of sources) if (name !== 'Markdown') expect(source).toContain(`<${name}`);
  });
  it.each(sources)('has the same text in HTML and in Markdown: %s', async (source) => {
    const { html, markdown } = await renderBothFormats(source);
    const words = getHtmlWords(html);
    expect(words.length).toBeGreaterThan(0);
    expect(getMarkdownWords(markdown)).toEqual(words);
  });
  it.each(sources)('leaves no JSX, no styles and no relative links: %s', async (source) => {
    const { html, markdown } = await renderBothFormats(source);
    expect(findJsxRemnants(markdown)).toEqual([]);
    expect(findRelativeLinks(markdown)).toEqual([]);
    expect(html).not.toContain('style=');
  });
});

describe('Markdown of', () => {
  it.each([
    ['<Callout type="tip">\nMind *it*.\n</Callout>', '> **Tip**\n>\n> Mind *it*.'],
    [
      '<Tabs>\n<Tab label="A">\nfirst\n\nmore\n</Tab>\n<Tab>\n```ts\nlet a\n\nlet b\n```\n</Tab>\n</Tabs>',
      'Choose one:\n\n- **A**\n\n  first\n\n  more\n\n- **Option 2**\n\n  ```ts\n  let a\n\n  let b\n  ```',
    ],
    [
      '<Cards>\n<Card title="One" href="/docs">\nTwo\n</Card>\n<Card title="Three" href="https://a.example">Four</Card>\n</Cards>',
      '- [One](https://site.example/docs): Two\n- [Three](https://a.example): Four',
    ],
    ['<Term id="trace">traces</Term>', '[traces](https://site.example/docs/glossary#trace)'],
    ['Mean <Math tex="\\bar{s}" /> of all.', 'Mean $\\bar{s}$ of all.'],
    ['<Math tex="\\frac{1}{n}" />', '$$\n\\frac{1}{n}\n$$'],
    ['<Include snippet="keys" />', 'Set **both** keys.\n\n```bash\nexport A=1\n```'],
    ['<Quote by="Mei" role="engineer">\nGood.\n</Quote>', '> Good.\n>\n> — Mei, engineer'],
    ['## Set up [#setup]', '## Set up'],
    [`\`\`\`mermaid alt="b" title="a"\n${DIAGRAM}\n\`\`\``, `\`\`\`mermaid alt="b"\n${DIAGRAM}\n\`\`\`\n\n*a*`],
  ])('%s', async (source, expected) => expect((await renderBothFormats(source)).markdown).toBe(expected));
});
