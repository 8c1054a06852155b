import { slugify } from '../../lib/slug.ts';
import { SECTIONS, type SectionId, sectionById } from '../../site/sections.ts';

/** A part of the site that a search can be kept to. */
export interface SearchTab {
  id: string;
  title: string;
}

/** The tabs that sections name, each once, in their order. */
export const SEARCH_TABS: readonly SearchTab[] = [...new Set(SECTIONS.map((section) => section.searchTab))].flatMap(
  (title) => (title === null ? [] : [{ id: slugify(title), title }]),
);

/** The tab that a query parameter names, by id or by title. */
export function tabNamed(value: string | null): SearchTab | undefined {
  return value ? SEARCH_TABS.find((tab) => tab.id === slugify(value)) : undefined;
}

/** The tab under which the pages of a section are found. */
export function tabOf(section: SectionId): string | undefined {
  const { searchTab } = sectionById(section);
  return searchTab === null ? undefined : slugify(searchTab);
}

/** Address of a search. */
export function searchHref(asked: string, tab?: string): string {
  const query = new URLSearchParams({ q: asked, ...(tab ? { tab } : {}) });
  return `/search?${query}`;
}
