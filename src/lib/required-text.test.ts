import { expect, it } from 'vitest';
import { formatRequired } from './required-text.ts';

it.each([
  [true, undefined, 'yes'],
  [true, '`1`', 'yes'],
  [false, undefined, 'no'],
  [undefined, '`50`', 'no, default `50`'],
])('reads well after its column name: required %s, default %s', (isRequired, code, text) => {
  expect(formatRequired(isRequired, code)).toBe(text);
});
