import { SEARCH_PAGE_RESULTS } from '../../../site/limits.ts';
import { readPageQuery } from '../engine/page-query.ts';
import type { SearchResponse } from '../engine/types.ts';
import type { SiteSearch } from './site-search.ts';

/** Searches for the query string of the search page; undefined without a query. */
export async function searchForPage(search: SiteSearch, params: URLSearchParams): Promise<SearchResponse | undefined> {
  const query = readPageQuery(params);
  if (!query) return undefined;
  const engine = await search.engine(query.locale);
  return engine.search(query.query, { tab: query.tab, limit: SEARCH_PAGE_RESULTS });
}
