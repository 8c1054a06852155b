import { readPageQuery } from '../../search/page-query.ts';
import type { SearchAnswer } from '../../search/types.ts';
import { SEARCH_PAGE_RESULTS } from '../../site/limits.ts';
import type { SiteSearch } from './site-search.ts';

/** What the search page shows for its query; nothing where nothing is asked. */
export async function askedOfPage(search: SiteSearch, params: URLSearchParams): Promise<SearchAnswer | undefined> {
  const asked = readPageQuery(params);
  if (!asked) return undefined;
  const engine = await search.engine(asked.locale);
  return engine.search(asked.query, { tab: asked.tab, limit: SEARCH_PAGE_RESULTS });
}
