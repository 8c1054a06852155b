import { SEARCH_PAGE_PATH } from '../../../site/search.ts';

/** Returns the URL of a search. */
export function searchHref(query: string, tab?: string): string {
  const parameters = new URLSearchParams({ q: query, ...(tab ? { tab } : {}) });
  return `${SEARCH_PAGE_PATH}?${parameters}`;
}
