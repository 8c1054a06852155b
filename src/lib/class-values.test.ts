import { expect, it } from 'vitest';
import { getClassValues, splitClassValue } from './class-values.ts';

it('finds the distinct values of class attributes', () => {
  const html = '<p class="a b">x</p><i class="a b"></i><b class="c"></b><code>&lt;p class=&quot;d&quot;&gt;</code>';
  expect([...getClassValues(html)]).toEqual(['a b', 'c']);
});

it('splits a value into classes, without escapes', () => {
  expect(splitClassValue(' a [&amp;_a&gt;b]:c before:content-[&quot;x&#x27;]  ')).toEqual([
    'a',
    '[&_a>b]:c',
    'before:content-["x\']',
  ]);
  expect(splitClassValue('')).toEqual([]);
});
