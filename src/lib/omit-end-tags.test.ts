import { expect, it } from 'vitest';
import { omitEndTags } from './omit-end-tags.ts';

it.each([
  ['<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class="b">b</ul>'],
  ['<ol><li><ul><li>a</li></ul></li></ol>', '<ol><li><ul><li>a</ul></ol>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a</dt><dd>b</dd></div></dl>'],
  ['<ul><li>a</li>\n<li>b</li>text</ul>', '<ul><li>a</li>\n<li>b</li>text</ul>'],
])('%s becomes %s', (before, after) => expect(omitEndTags(before, 'sg-island')).toBe(after));

it('does not change islands', () => {
  const island = '<sg-island><ul><li>a</li><li>b</li></ul></sg-island>';
  expect(omitEndTags(`${island}<ul><li>c</li></ul>`, 'sg-island')).toBe(`${island}<ul><li>c</ul>`);
});
