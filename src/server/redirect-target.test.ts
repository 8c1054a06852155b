import { describe, expect, it } from 'vitest';
import { getRedirectTarget } from './redirect-target.ts';

describe('getRedirectTarget', () => {
  it.each([
    ['/new', '', '/new'],
    ['/new', '?a=1&b=%20', '/new?a=1&b=%20'],
    ['/new#part', '?a=1', '/new?a=1#part'],
    ['/new?x=1#part', '?a=1', '/new?x=1&a=1#part'],
    ['/new?x=1', '', '/new?x=1'],
    ['https://a.example/b', '?utm=c', 'https://a.example/b?utm=c'],
  ])('%s with "%s"', (target, search, to) => expect(getRedirectTarget(target, search, false)).toBe(to));
  it.each([
    ['/new#part', '', '/new.md'],
    ['/', '?a=1', '/index.md?a=1'],
    ['https://a.example/b', '', 'https://a.example/b'],
  ])('%s requested as Markdown', (target, search, to) => expect(getRedirectTarget(target, search, true)).toBe(to));
});
