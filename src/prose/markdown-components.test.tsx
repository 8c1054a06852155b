import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compile } from '../markdown/compile.ts';
import { toReact } from '../markdown/to-react.tsx';
import { createMarkdownComponents } from './markdown-components.tsx';
import { SAMPLE_TAG_DATA } from './sample-tag-data.ts';

const components = createMarkdownComponents(SAMPLE_TAG_DATA);

async function draw(source: string): Promise<string> {
  const { tree } = await compile(source, 'a.mdx', components.tags);
  return renderToStaticMarkup(toReact(tree, components));
}

describe('renders Markdown:', () => {
  it.each([
    [
      'a paragraph',
      'One *two* **three** ~~four~~ `five`.',
      '<p>One <em>two</em> <strong>three</strong> <del>four</del> <code>five</code>.</p>',
    ],
    ['a line break', 'One  \ntwo', '<p>One<br/>\ntwo</p>'],
    ['a quote', '> One', '<blockquote><p>One</p></blockquote>'],
    ['a list', '- One\n- Two', '<ul><li>One</li><li>Two</li></ul>'],
    ['a numbered list', '3. One\n4. Two', '<ol start="3"><li>One</li><li>Two</li></ol>'],
    ['a rule', '---', '<hr/>'],
    [
      'a picture',
      '![A cat](/cat.png "Tom")',
      '<p><img src="/cat.png" alt="A cat" title="Tom" loading="lazy" decoding="async"/></p>',
    ],
    ['a link', '[One](/docs "Two")', '<p><a href="/docs" title="Two">One</a></p>'],
    [
      'a link to another site',
      '[One](https://a.example)',
      '<p><a href="https://a.example" rel="noreferrer">One</a></p>',
    ],
    [
      'a heading',
      '### One `two`',
      '<h3 id="one-two">One <code>two</code><a class="heading-anchor" href="#one-two" aria-label="Link to this section" data-markdown-ignore="">#</a></h3>',
    ],
    ['text that looks like HTML', 'a \\<b> &amp; "c"', '<p>a &lt;b&gt; &amp; &quot;c&quot;</p>'],
  ])('%s', async (_, source, html) => expect(await draw(source)).toBe(html));

  it('tasks', async () => {
    const html = await draw('- [x] One\n- [ ] Two');
    expect(html.match(/<input/g)).toHaveLength(2);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    expect(html).toContain('<ul class="contains-task-list"><li class="task-list-item">');
  });
  it('a table, aligned by classes rather than styles', async () => {
    const html = await draw('| a | b |\n|:-:|--:|\n| 1 | 2 |');
    expect(html).toContain('<thead><tr><th class="text-center">a</th><th class="text-right">b</th></tr></thead>');
    expect(html).toContain('<td class="text-center">1</td><td class="text-right">2</td>');
    expect(html).toMatch(/^<div role="group" class="table-scroll" aria-label="Table" tabindex="0"><table>/);
    expect(html).not.toContain('style=');
  });
  it('a table of fields, with column labels and nesting depth', async () => {
    const html = await draw('| Field | Type | Meaning |\n|---|---|---|\n| `a` | map | A. |\n| `a.b` | text | B. |');
    expect(html).toContain('<table role="table" data-list="fields">');
    expect(html).toContain('<tr role="row"><td role="cell" data-label="Field"><code>a</code></td>');
    expect(html).toContain('<tr role="row" data-depth="1"><td role="cell" data-label="Field"><code>a.b</code></td>');
  });
  it('a fence, with title, language, lines and a button', async () => {
    const html = await draw('```python title="app.py" {1}\nimport os\n```');
    expect(html).toContain('<figure class="code-block" data-language="python">');
    expect(html).toMatch(/<pre tabindex="0" data-lines="\d+">/);
    expect(html).toContain('<span class="code-title">app.py</span><span class="code-checked" title="Parses as Python"');
    expect(html).toContain('<span class="code-lang">Python</span>');
    expect(html).toContain('<code><span class="line" data-hl><t-k>import</t-k> os</span></code>');
    expect(html).toContain('data-copy-code');
    expect(html).not.toContain('style=');
  });
  it('a fence that highlights one line', async () => {
    const html = await draw('```python\na = 1\nb = 2  # [!code focus]\n```');
    expect(html).toContain('<figure class="code-block" data-language="python" data-focused="">');
    expect(html).toContain('data-lines="2"');
  });
  it('a fence without a language', async () =>
    expect(await draw('```\na\n```')).toContain('<span class="code-lang">Text</span>'));
  it('a class on what contains terms or pictures for both themes', async () => {
    expect(await draw('A <Term id="trace">trace</Term>.\n\nNone.')).toMatch(/^<p class="has-term">A .*<p>None\.<\/p>$/);
    const dark = { src: '/b.png', version: 'v' };
    const findPicture = () => ({ width: 4, height: 3, version: 'v', sized: false, dark });
    const { tree } = await compile('![A](/a.png)', 'a.mdx', components.tags, { findPicture });
    expect(renderToStaticMarkup(toReact(tree, components))).toMatch(/^<p class="has-pictures"><img /);
  });
  it('footnotes with links there and back', async () => {
    const html = await draw('One[^1].\n\n[^1]: Two.');
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.length).toBeGreaterThan(1);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('renders tags:', () => {
  it('Callout', async () => {
    expect(await draw('<Callout type="warning">\nMind *it*.\n</Callout>')).toMatch(
      /^<aside class="callout" data-type="warning"><p class="callout-title"><svg.+<\/svg>Warning<\/p><p>Mind <em>it<\/em>\.<\/p><\/aside>$/,
    );
    expect(await draw('<Callout title="So">\nx\n</Callout>')).toContain('<p class="callout-title">So</p>');
    expect(await draw('<Callout>\nx\n</Callout>')).toBe('<aside class="callout" data-type="default"><p>x</p></aside>');
  });
  it('Steps', async () =>
    expect(await draw('<Steps>\n\n### One\n\nDo.\n\n</Steps>')).toMatch(
      /^<div class="steps"><h3 id="one">.+<p>Do\.<\/p><\/div>$/,
    ));
  it('Tabs, and LangTabs that stay in sync', async () => {
    const tabs = '<Tab label="A">\nfirst\n</Tab>\n<Tab label="B">\nsecond\n</Tab>';
    const html = await draw(`<Tabs>\n${tabs}\n</Tabs>\n\n<LangTabs>\n${tabs}\n</LangTabs>`);
    expect(html.match(/type="radio"/g)).toHaveLength(4);
    expect(html.match(/checked=""/g)).toHaveLength(2);
    expect(html.match(/<p>second<\/p>/g)).toHaveLength(2);
    expect(html.match(/data-tabs-sync="language"/g)).toHaveLength(1);
    const names = [...html.matchAll(/name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(2);
  });
  it('Cards and Card', async () => {
    const html = await draw('<Cards>\n<Card title="One" href="/docs">\nTwo\n</Card>\n</Cards>');
    expect(html).toMatch(/^<div class="cards">/);
    expect(html).toContain('href="/docs"');
    expect(html).toContain('Two');
  });
  it('Details', async () =>
    expect(await draw('<Details summary="More">\nHidden.\n</Details>')).toMatch(
      /^<details.+<summary.+More.+Hidden\..+<\/details>$/,
    ));
  it('identically at every render', async () => {
    const source = '<Tabs>\n<Tab label="A">\nx\n</Tab>\n</Tabs>\n\n## Two\n\n```ts\nlet a = 1\n```';
    expect(await draw(source)).toBe(await draw(source));
  });
});
