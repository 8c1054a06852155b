import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A rule for a pseudo-element of any element. */
const UNIVERSAL = /(?:^|[{},;]|\*\/)\s*\*?::?(?:before|after|selection|target-text|highlight\([^)]*\))\s*[,{]/;
/** Firefox and Safari need such rules, and so do readers who prefer reduced motion. */
const EXCEPTIONS =
  /@(?:supports \(-moz-appearance: none\)|media \(prefers-reduced-motion: reduce\))[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

it('no rule makes Chromium compute a second style for every element', () => {
  const files = globSync('src/**/*.css');
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((file) => UNIVERSAL.test(readFileSync(file, 'utf8').replace(EXCEPTIONS, '')));
  expect(found).toEqual([]);
  expect(UNIVERSAL.test('*,\n::before {')).toBe(true);
  expect(UNIVERSAL.test('p::before {')).toBe(false);
});
