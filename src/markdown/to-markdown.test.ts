import { markdownToHast, mdxToHast } from 'satteri';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { toMarkdown } from './to-markdown.ts';
import { asTree } from './tree.ts';
import { defineTag, type Vocabulary } from './vocabulary.ts';

const absolute = (href: string) => (href.startsWith('/') ? `https://s.example${href}` : href);
const tags: Vocabulary = {
  Note: defineTag(
    z.strictObject({}),
    () => null,
    (_, { text }) => `> ${text}`,
  ),
  Key: defineTag(z.strictObject({}), () => null),
  Two: defineTag(
    z.strictObject({}),
    () => null,
    (_, { parts }) => parts.map((part) => `${part.values.label}: ${part.text}`).join('\n\n'),
  ),
  Part: defineTag(z.strictObject({ label: z.string() }), () => null),
};
const write = (source: string) => toMarkdown(asTree(mdxToHast(source)), tags, absolute);

describe('toMarkdown', () => {
  it.each([
    ['paragraphs and emphasis', 'One *two* **three** ~~four~~.\n\nFive.'],
    ['headings', '## Two\n\n### Three'],
    ['code spans', 'Use `a` and ``b`c``.'],
    ['fences', '```python title="a.py"\nprint("x")\n```'],
    ['fences in fences', '````md\n```js\nx\n```\n````'],
    ['tight lists', '- one\n- two\n  - three\n- four'],
    ['ordered lists', '3. three\n4. four'],
    ['loose lists', '- one\n\n  more\n\n- two'],
    ['tasks', '- [ ] open\n- [x] done'],
    ['quotes', '> one\n>\n> two'],
    ['rules', 'a\n\n---\n\nb'],
    ['tables', '| a | b |\n| --- | :-: |\n| 1 \\| 2 | `x` |'],
    ['escapes', 'snake_case stays, \\*stars\\* and \\[brackets\\] are escaped, 1 < 2 > 0.'],
  ])('preserves %s', (_, source) => expect(write(source)).toBe(source));
  it('makes links and images absolute', () =>
    expect(write('[a](/docs "T") ![alt](/i.png) [b](https://o.example/x)')).toBe(
      '[a](https://s.example/docs "T") ![alt](https://s.example/i.png) [b](https://o.example/x)',
    ));
  it('converts tags with their own Markdown, as blocks and inline', () => {
    expect(write('<Note>\n\nHello *you*\n\n</Note>')).toBe('> Hello *you*');
    expect(write('Press <Key>K</Key> now.')).toBe('Press K now.');
    expect(write('<Two>\n<Part label="A">\n\none\n\n</Part>\n<Part label="B">\n\ntwo\n\n</Part>\n</Two>')).toBe(
      'A: one\n\nB: two',
    );
  });
});

describe('htmlToMarkdown', () => {
  const html = (source: string) => htmlToMarkdown(source, absolute);
  it('converts an island block by block', () =>
    expect(html('<sg-island><section><h2>A</h2><blockquote><p>b</p></blockquote></section></sg-island>')).toBe(
      '## A\n\n> b',
    ));
  it('reads line breaks in text as spaces, as browsers do', () =>
    expect(html('<p>a\n\n# b\n- c</p>')).toBe('a # b - c'));
  it.each([
    '# Heading',
    'a\n\n## Heading',
    '[link](https://x.example)',
    'https://x.example',
    '```\ncode',
    '> quote',
    '- item',
  ])('writes visitor input as code: %j', (typed) => {
    const markdown = html(`<p>Nothing matches “<span data-visitor-text="">${typed}</span>”.</p>`);
    const tree = JSON.stringify(markdownToHast(markdown));
    expect(tree).toContain('"tagName":"code"');
    expect(tree).not.toMatch(/"tagName":"(?:h\d|a|pre|blockquote|li|img)"/);
  });
  it('drops controls, drawings and hidden content', () =>
    expect(
      html('<p>a</p><button>x</button><svg><text>y</text></svg><p aria-hidden="true">z</p><form><input/></form>'),
    ).toBe('a'));
  it('separates adjacent blocks', () =>
    expect(html('<a href="/x"><span>One</span><span>two</span></a>')).toBe('[One two](https://s.example/x)'));
  it('writes definitions, disclosures and figures', () => {
    expect(html('<dl><div><dt>Term</dt><dd>text</dd></div></dl>')).toBe('- **Term**: text');
    expect(html('<details><summary>Q?</summary><p>A.</p></details>')).toBe('**Q?**\n\nA.');
    expect(html('<figure data-markdown="A trace of 3 steps"><p>x</p></figure>')).toBe('A trace of 3 steps');
  });
  it('preserves code with its language and title', () =>
    expect(
      html(
        '<figure class="code-block"><figcaption><span class="code-title">a.py</span><span class="code-lang">Python</span></figcaption><pre><code><span>a</span><span>b</span>\n<span>c</span></code></pre></figure>',
      ),
    ).toBe('```python title="a.py"\nab\nc\n```'));
  it('keeps empty table cells', () =>
    expect(html('<table><tr><th>a</th><th>b</th></tr><tr><td><svg></svg></td><td>2</td></tr></table>')).toBe(
      '| a | b |\n| --- | --- |\n|  | 2 |',
    ));
});
