import type { ReactNode } from 'react';
import { PillLinks } from '../../../layouts/listing/PillLinks.tsx';
import { Container } from '../../../layouts/marketing/Container.tsx';
import { PageIntro } from '../../../layouts/marketing/PageIntro.tsx';
import { SEARCH_TABS } from '../engine/tabs.ts';
import type { SearchResponse, SearchTab } from '../engine/types.ts';
import { SearchForm } from '../view/SearchForm.tsx';
import { SearchResults, StartingPoints } from './SearchResults.tsx';
import { searchHref } from './tabs.ts';

function TabRow({ query, counts, tab }: SearchResponse) {
  const links = SEARCH_TABS.map(({ id, title }) => ({
    title,
    href: searchHref(query, title === 'All' ? undefined : id),
    count: counts[title] ?? 0,
    current: title === tab,
  })).filter(({ count, current }) => count > 0 || current);
  const last = links.at(-1);
  return <PillLinks label="Parts of the site" links={last ? [last, ...links.slice(0, -1)] : []} className="mb-8" />;
}

/** Shown without a query. */
const LEAD = 'Finds words, questions, names from code and pasted errors, in every part of the site.';

export interface SearchViewProps {
  /** The query, while results are loading. */
  request?: { query: string; tab?: SearchTab };
  response?: SearchResponse;
  /** Shown between the form and the results. */
  notice?: ReactNode;
  /** Shown instead of results and starting points. */
  children?: ReactNode;
}

/** The search page: its form, and tabs with results, starting points or a message. */
export function SearchView({ response, request = response, notice, children }: SearchViewProps) {
  const tab = SEARCH_TABS.find(({ title }) => title === request?.tab && title !== 'All')?.id;
  return (
    <Container className="pb-6">
      <PageIntro title="Search" lead={request?.query ? undefined : LEAD}>
        <SearchForm key={request?.query} id="search-q" query={request?.query} tab={tab} className="mt-7" />
      </PageIntro>
      {notice}
      {response?.query ? (
        <>
          {(response.counts.All ?? 0) > 0 && <TabRow {...response} />}
          <SearchResults response={response} />
        </>
      ) : (
        (children ?? <StartingPoints title="Start here" />)
      )}
    </Container>
  );
}
