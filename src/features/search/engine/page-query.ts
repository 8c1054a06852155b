import type { LocaleId } from '../../../site/locales.ts';
import { QUERY_MAX_CHARS } from './engine.ts';
import { findTab } from './tabs.ts';
import { getTextLocale } from './text-locale.ts';
import type { SearchTab } from './types.ts';

/** The query of the search page. */
export interface PageQuery {
  query: string;
  tab?: SearchTab;
  locale: LocaleId;
}

/** Reads the query string of the search page; undefined if there is no query. */
export function readPageQuery(params: URLSearchParams): PageQuery | undefined {
  const query = (params.get('q') ?? '').trim().slice(0, QUERY_MAX_CHARS);
  return query ? { query, tab: findTab(params.get('tab'))?.title, locale: getTextLocale(query) } : undefined;
}
