import { QUERY_MAX_CHARS } from '../../search/engine.ts';
import { localeOfText } from '../../search/locale-of.ts';
import { tabNamed } from '../../search/tabs.ts';
import type { SearchAnswer } from '../../search/types.ts';
import { SEARCH_PAGE_RESULTS } from '../../site/limits.ts';
import type { SiteSearch } from './site-search.ts';

/** What the search page shows for its query; nothing where nothing is asked. */
export async function askedOfPage(search: SiteSearch, query: URLSearchParams): Promise<SearchAnswer | undefined> {
  const asked = (query.get('q') ?? '').trim().slice(0, QUERY_MAX_CHARS);
  if (!asked) return undefined;
  const engine = await search.engine(localeOfText(asked));
  return engine.search(asked, { tab: tabNamed(query.get('tab'))?.title, limit: SEARCH_PAGE_RESULTS });
}
