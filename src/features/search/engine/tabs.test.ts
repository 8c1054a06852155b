import { expect, it } from 'vitest';
import { SEARCH_TABS, tabNamed } from './tabs.ts';

it('search tabs: Docs, Integrations, Self Hosting, FAQ & Guides, Security, Handbook, Blog; extra tabs: GitHub and All', () => {
  expect(SEARCH_TABS.map((tab) => tab.title)).toEqual([
    'Docs',
    'Integrations',
    'Self Hosting',
    'FAQ & Guides',
    'Security',
    'Handbook',
    'Blog',
    'GitHub',
    'All',
  ]);
});

it('understands a tab by id and by title', () => {
  expect(tabNamed('faq-guides')?.title).toBe('FAQ & Guides');
  expect(tabNamed('FAQ & Guides')?.id).toBe('faq-guides');
  expect(tabNamed('nothing')).toBeUndefined();
  expect(tabNamed(null)).toBeUndefined();
});
