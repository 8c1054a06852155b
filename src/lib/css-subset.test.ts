import { describe, expect, it } from 'vitest';
import { getStyledClasses, keepClasses, removeFonts } from './css-subset.ts';

const classes = new Set(['prose', 'md:flex', 'open']);

describe('keepClasses', () => {
  it.each([
    ['a rule for elements', 'p{color:red}'],
    ['a rule for a class of the list', '.prose{color:red}'],
    ['an escaped class', '.md\\:flex{display:flex}'],
    ['a rule without other classes', '.prose:not(.hero) p{color:red}'],
    ['a choice with a class of the list', ':is(.hero,.prose) p{color:red}'],
    ['a font', '@font-face{font-family:A;src:url(a.woff2)}'],
    ['a timeline beside its animation', 'p{animation:linear a;animation-timeline:scroll(self inline)}'],
    ['an animation', '@keyframes spin{to{rotate:1turn}}'],
    ['a property', '@property --x{syntax:"*";inherits:false}'],
  ])('keeps %s', (_, css) => expect(keepClasses(css, classes)).toBe(css));
  it.each([
    ['a rule for another class', '.hero{color:red}'],
    ['a rule that needs another class too', '.prose.hero{color:red}'],
    ['a rule for elements in another class', '.hero p{color:red}'],
    ['a choice of other classes', ':where(.hero,.card){color:red}'],
    ['a media query without rules', '@media (width>=1px){.hero{color:red}}'],
  ])('removes %s', (_, css) => expect(keepClasses(css, classes)).toBe(''));
  it('keeps only the selectors that can match, and the order of layers', () => {
    const css = '@layer a,b;@layer b{.hero,.prose{color:red}}@layer a{.open{color:#00f}}';
    expect(keepClasses(css, classes)).toBe('@layer a{.open{color:#00f}}@layer b{.prose{color:red}}');
  });
});

it('removes fonts and nothing else', () => {
  const rules = '@layer a{.prose{font-family:A}}';
  expect(removeFonts(`@font-face{font-family:A;src:url(a.woff2)}${rules}`)).toBe(rules);
});

it('finds the classes that selectors name, also in choices and negations', () => {
  const css = '.a:not(.b) p{top:0}@media print{:is(.c,.d:has(.e)){top:0}}.md\\:f{top:0}';
  expect([...getStyledClasses(css)].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'md:f']);
});
