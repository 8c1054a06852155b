import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODE_THEME, TOKEN_KINDS, tokenElement } from './code-theme.ts';

it('maps each colour back to its kind', () => {
  const colours = CODE_THEME.settings.slice(1).map(({ settings }) => settings.foreground);
  expect(colours.map((colour) => tokenElement(colour.toLowerCase()))).toEqual(TOKEN_KINDS.map(({ name }) => name));
  expect(new Set(colours).size).toBe(TOKEN_KINDS.length);
});

it('adds no element around plain text', () =>
  expect([tokenElement('#000000'), tokenElement(undefined)]).toEqual([undefined, undefined]));

it('uses only kinds that the stylesheet colours', () => {
  const css = readFileSync('src/ui/styles/code.css', 'utf8');
  const names = TOKEN_KINDS.flatMap(({ name }) => name ?? []);
  expect(names.filter((name) => !css.includes(`\n  ${name} {`))).toEqual([]);
  expect(names).toHaveLength(TOKEN_KINDS.length - 1);
});
