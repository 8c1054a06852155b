import { expect, it } from 'vitest';
import { findTab, SEARCH_TABS } from './tabs.ts';

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

it('finds a tab by id or title', () => {
  expect(findTab('faq-guides')?.title).toBe('FAQ & Guides');
  expect(findTab('FAQ & Guides')?.id).toBe('faq-guides');
  expect(findTab('nothing')).toBeUndefined();
  expect(findTab(null)).toBeUndefined();
});
