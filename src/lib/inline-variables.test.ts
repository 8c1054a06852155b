import { describe, expect, it } from 'vitest';
import { inlineVariables } from './inline-variables.ts';

const THEME = ':root, :host { --ink: light-dark(#111, #eee); --gap: 4px; --text: var(--ink); --tone: red; }';
const inline = (css: string) => inlineVariables(`${css} ${THEME}`).split(' :root')[0];

describe('inlineVariables', () => {
  it.each([
    ['a value', '.a { color: var(--ink) }', '.a { color: light-dark(#111, #eee) }'],
    ['a value in a calculation', '.a { top: calc(var(--gap) * 2) }', '.a { top: calc(4px * 2) }'],
    ['a value that names another', '.a { color: var(--text) }', '.a { color: light-dark(#111, #eee) }'],
    ['the fallback of another', '.a { top: var(--x, var(--gap)) }', '.a { top: var(--x, 4px) }'],
  ])('writes %s', (_, css, expected) => expect(inline(css)).toBe(expected));

  it.each([
    ['a variable that a rule redefines', '.b { --tone: blue } .a { color: var(--tone) }'],
    ['a variable that the theme does not define', '.a { top: var(--seen-top) }'],
    ['a variable with a fallback', '.a { top: var(--gap, 1px) }'],
    ['a longer name', '.a { top: var(--gap-x) }'],
  ])('does not change %s', (_, css) => expect(inline(css)).toBe(css));

  it('keeps the definitions', () => {
    const css = inlineVariables(THEME);
    for (const name of ['--ink', '--gap', '--text', '--tone']) expect(css).toContain(`${name}:`);
  });

  it('changes nothing without a theme', () => {
    expect(inlineVariables('.a { color: var(--ink) }')).toBe('.a { color: var(--ink) }');
  });
});
