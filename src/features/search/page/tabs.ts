import { SEARCH_PAGE_PATH } from '../../../site/search.ts';

/** Address of a search. */
export function searchHref(asked: string, tab?: string): string {
  const query = new URLSearchParams({ q: asked, ...(tab ? { tab } : {}) });
  return `${SEARCH_PAGE_PATH}?${query}`;
}
