import { slugify } from '../../../lib/slug.ts';
import { SECTIONS } from '../../../site/sections.ts';
import type { SearchTab } from './types.ts';

/** A part of the site that a search can be limited to. */
export interface TabEntry {
  id: string;
  title: SearchTab;
}

const named = [...new Set(SECTIONS.map((section) => section.searchTab))].filter((title) => title !== null);

/** The tabs of the sections in order, then GitHub and All. */
export const SEARCH_TABS: readonly TabEntry[] = [...named, 'GitHub' as const, 'All' as const].map((title) => ({
  id: slugify(title),
  title,
}));

/** Finds the tab that a query parameter names, by ID or by title. */
export function findTab(value: string | null | undefined): TabEntry | undefined {
  return value ? SEARCH_TABS.find((tab) => tab.id === slugify(value)) : undefined;
}
