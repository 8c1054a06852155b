import { expect, it } from 'vitest';
import { getHeadingIds, getIds, getTags, plainText } from './html.ts';

it('reads tags with their attributes', () =>
  expect(
    getTags('<p>a &lt;b c="d"&gt;</p><img src="/a.png?x=1&amp;y=2" alt=""/><input disabled>').map(
      ({ name, attributes }) => [name, Object.fromEntries(attributes)],
    ),
  ).toEqual([
    ['p', {}],
    ['img', { src: '/a.png?x=1&y=2', alt: '' }],
    ['input', { disabled: '' }],
  ]));

it('decodes entities', () => expect(plainText('&amp;&quot;&#x27;&#65;&unknown;')).toBe(`&"'A&unknown;`));

it('finds ids', () => expect([...getIds('<b id="x">1</b><i class="y" id="größe">2</i>')]).toEqual(['x', 'größe']));

it('finds heading ids of the page itself, in order', () =>
  expect(
    getHeadingIds(
      '<h2 id="frame"></h2><main id="content"><h2 id="b">B</h2><p id="p"></p><section id="s" aria-labelledby="s-title">' +
        '<h2 id="s-title">S</h2></section><h3 id="_r_1_">x</h3><h3 id="a">A</h3></main><h2 id="foot"></h2>',
    ),
  ).toEqual(['b', 's', 'a']));
