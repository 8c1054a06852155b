import type { ReactNode } from 'react';
import type { CodedPage, CodedPageProps } from '../../../layouts/coded-page.ts';
import { Island } from '../../../render/Island.tsx';
import { BRAND } from '../../../site/brand.ts';
import { SEARCH_PAGE_PATH } from '../../../site/search.ts';
import BrowserSearch from './BrowserSearch.island.tsx';
import { SearchView } from './SearchView.tsx';

/** The search page below the header; `preview` is shown above the results. */
export function SearchBody({ searchResponse, hasServer = true, preview }: CodedPageProps & { preview?: ReactNode }) {
  if (!hasServer) return <Island component={BrowserSearch} on="load" props={{}} />;
  return <SearchView response={searchResponse} notice={preview} />;
}

/** The search page, rendered from the engine's results; in a static export the browser runs the engine. */
export const searchPage: CodedPage = {
  path: SEARCH_PAGE_PATH,
  title: 'Search',
  description: `Search the ${BRAND.name} site: documentation, integrations, guides, questions and posts, by words, names from code and pasted errors.`,
  noindex: true,
  dynamic: true,
  searches: true,
  feedback: true,
  Body: SearchBody,
};
