import { describe, expect, it } from 'vitest';
import { findJsxRemnants, findRelativeLinks } from './jsx-remnants.ts';
import { firstDifference, getHtmlWords, getMarkdownWords } from './parity.ts';

describe('the text of HTML', () => {
  it.each([
    ['<p>One, <em>two</em>-three</p>', 'one two three'],
    ['<p>sub<strong>way</strong></p>', 'subway'],
    ['<code>span<wbr>Id</code>', 'spanid'],
    ['<li>One</li><li>Two</li>', 'one two'],
    ['<a href="/a">One</a><a href="/b">Two</a>', 'one two'],
    ['<p>a<button>b</button><svg><text>c</text></svg><span aria-hidden="true">d</span></p>', 'a'],
    ['<p data-markdown="skip">a</p><p data-markdown="b">c</p>', 'b'],
    ['<img alt="A cat"/><div role="img" aria-label="A chart">1 2</div>', 'a cat a chart'],
    ['<h2>One<a class="heading-anchor" href="#a">#</a></h2>', 'one'],
    ['<pre><code><span>10</span><span>px</span></code></pre>', '10px'],
    ['<button class="term">trace</button><span popover="auto">meaning</span>', 'trace'],
  ])('of %s', (html, words) => expect(getHtmlWords(html).join(' ')).toBe(words));
});

it('the text of Markdown is what its readers see', () =>
  expect(
    getMarkdownWords('# One\n\n- [Two](https://a.example/b) **three**\n\n```ts title="x"\nfour\n```').join(' '),
  ).toBe('one two three four'));

describe('the first difference', () => {
  it('is undefined for equal texts', () => expect(firstDifference(['a', 'b'], ['a', 'b'])).toBeUndefined());
  it('is shown with its context', () =>
    expect(firstDifference(['a', 'b', 'c'], ['a', 'x'])).toBe('"a b c" against "a x"'));
  it('may be the end of one text', () => {
    expect(firstDifference(['a'], ['a', 'b'])).toBe('"a" against "a b"');
    expect(firstDifference([], ['b'])).toBe('"(nothing)" against "b"');
  });
});

describe('leftover JSX', () => {
  it.each([
    ['A <Callout type="tip"> here', 'a tag: <Callout'],
    ['</Tabs>', 'a tag: </Tabs>'],
    ['<p className="a">', 'an attribute of JSX: className='],
    ['Text {props.name} text', 'an expression: {props.name}'],
    ['One\n\nimport a from "b"', 'an import or export: import a'],
    ['export default 1', 'an import or export: export d'],
  ])('in %j', (markdown, found) => expect(findJsxRemnants(markdown)).toEqual([found]));
  it.each([
    'A `<Callout>` and `{x}`',
    '```tsx\nimport a\n<Tabs className="b">{c}</Tabs>\n```',
    '- One\n\n  ```ts\n  export {a}\n  ```',
    '---\ntitle: "{a}"\n---\n\nText',
    'Mean $\\frac{1}{n}$ and\n\n$$\n\\sum_{i}\n$$',
    'Exports and imports are listed. a < B and 3 > 2',
  ])('is absent from %j', (markdown) => expect(findJsxRemnants(markdown)).toEqual([]));
});

it('finds relative links, but not absolute ones', () =>
  expect(
    findRelativeLinks('[a](/b) [c](https://d.example) ![e](f.png) [g](#h) [i](mailto:j@k.example) `[l](/m)`'),
  ).toEqual(['](/b)', '](f.png)', '](#h)']));
