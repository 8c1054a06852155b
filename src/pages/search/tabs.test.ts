import { expect, it } from 'vitest';
import { SEARCH_TABS, searchHref, tabNamed, tabOf } from './tabs.ts';

it('names each tab of the specification once', () => {
  expect(SEARCH_TABS.map((tab) => tab.title)).toEqual([
    'Docs',
    'Integrations',
    'Self Hosting',
    'FAQ & Guides',
    'Security',
    'Handbook',
    'Blog',
  ]);
});

it('understands a tab by id and by title', () => {
  expect(tabNamed('faq-guides')?.title).toBe('FAQ & Guides');
  expect(tabNamed('FAQ & Guides')?.id).toBe('faq-guides');
  expect(tabNamed('nothing')).toBeUndefined();
  expect(tabNamed(null)).toBeUndefined();
});

it('gives guides, cookbook and questions one tab, and changelog none', () => {
  expect([tabOf('faq'), tabOf('guides'), tabOf('cookbook')]).toEqual(['faq-guides', 'faq-guides', 'faq-guides']);
  expect(tabOf('changelog')).toBeUndefined();
});

it('writes addresses that survive any query', () => {
  expect(searchHref('a&b=c', 'docs')).toBe('/search?q=a%26b%3Dc&tab=docs');
  expect(searchHref('x')).toBe('/search?q=x');
});
