import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODE_THEME, classOfColour, TOKEN_KINDS } from './code-theme.ts';

it('finds each kind again by its colour', () => {
  const colours = CODE_THEME.settings.slice(1).map(({ settings }) => settings.foreground);
  expect(colours.map((colour) => classOfColour(colour.toLowerCase()))).toEqual(TOKEN_KINDS.map(({ name }) => name));
  expect(new Set(colours).size).toBe(TOKEN_KINDS.length);
});

it('leaves plain text without a class', () =>
  expect([classOfColour('#000000'), classOfColour(undefined)]).toEqual([undefined, undefined]));

it('names only kinds that the stylesheet colours', () => {
  const css = readFileSync('src/ui/styles/code.css', 'utf8');
  expect(TOKEN_KINDS.filter(({ name }) => !css.includes(`.${name}`)).map(({ name }) => name)).toEqual([]);
});
