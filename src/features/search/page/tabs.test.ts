import { expect, it } from 'vitest';
import { searchHref } from './tabs.ts';

it('builds URLs that can contain any query', () => {
  expect(searchHref('a&b=c', 'docs')).toBe('/search?q=a%26b%3Dc&tab=docs');
  expect(searchHref('x')).toBe('/search?q=x');
});
