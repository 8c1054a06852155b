import { describe, expect, it } from 'vitest';
import { splitSelectors } from './split-selectors.ts';

const getSelectors = (css: string) =>
  splitSelectors(`${css} { color: red }`).split('{')[0]?.replace(/\s+/g, ' ').trim();

describe('splitSelectors', () => {
  it.each([
    ['.prose :where(ul, ol)', '.prose :where(ul), .prose :where(ol)'],
    ['.prose :where(ul, ol):not(.plain)', '.prose :where(ul):not(.plain), .prose :where(ol):not(.plain)'],
    ['.chat :is(th, td)', '.chat :is(th), .chat :is(td)'],
    ['.a :where(b):where(:first-child, .c)', '.a :where(b):where(:first-child), .a :where(b):where(.c)'],
    ['.note > :where(p, ul), h1', '.note > :where(p), .note > :where(ul), h1'],
  ])('writes %s as %s', (css, expected) => expect(getSelectors(css)).toBe(expected));

  it.each([
    ['the element has a name', 'li:where(.a, .b)'],
    ['the entries have different weights', '.chat :is(.a, b)'],
    ['the list is about a parent', ':where(ul, ol) > li'],
    ['there is no list', '.prose > :first-child'],
  ])('does not change a selector if %s', (_, css) => expect(getSelectors(css)).toBe(css));

  it('keeps declarations, layers and conditions', () => {
    const css = splitSelectors('@layer a { @media (width >= 40rem) { .x :where(p, ul) { margin: 0 } } }');
    expect(css.replace(/\s+/g, ' ')).toBe(
      '@layer a { @media (width >= 40rem) { .x :where(p), .x :where(ul) { margin: 0; } } } ',
    );
  });
});
