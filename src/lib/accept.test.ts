import { describe, expect, it } from 'vitest';
import { acceptsAnything, prefersMarkdown } from './accept.ts';

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html, text/markdown', true],
    ['text/markdown;q=0.9, text/html;q=0.8', true],
    ['text/markdown, */*;q=0.1', true],
    ['text/markdown;q=0.5, text/html', false],
    ['text/markdown;q=0.5, */*', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=abc', false],
    ['*/*', false],
    ['text/*', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
    ['', false],
    [undefined, false],
  ])('%s -> %s', (accept, expected) => expect(prefersMarkdown(accept)).toBe(expected));
});

describe('acceptsAnything', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['*/*;q=0.5', true],
    ['text/html, */*', false],
    ['text/markdown', false],
  ])('%s -> %s', (accept, expected) => expect(acceptsAnything(accept)).toBe(expected));
});
