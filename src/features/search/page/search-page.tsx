import type { CodedPage, CodedPageProps } from '../../../layouts/coded-page.ts';
import { Island } from '../../../render/Island.tsx';
import { SEARCH_PAGE_PATH } from '../../../site/search.ts';
import BrowserSearch from './BrowserSearch.island.tsx';
import { SearchView } from './SearchView.tsx';

function SearchBody({ found, live = true }: CodedPageProps) {
  return live ? <SearchView found={found} live /> : <Island component={BrowserSearch} on="load" props={{}} />;
}

/** The search page, drawn from what the engine found; in an export the browser runs the engine. */
export const searchPage: CodedPage = {
  path: SEARCH_PAGE_PATH,
  title: 'Search',
  description:
    'Search the Sightglass site: documentation, integrations, guides, questions and posts, by words, names from code and pasted errors.',
  noindex: true,
  dynamic: true,
  searches: true,
  feedback: true,
  Body: SearchBody,
};
