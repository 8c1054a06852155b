import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { SEARCH_TABS } from '../../search/tabs.ts';
import type { SearchAnswer } from '../../search/types.ts';
import { SEARCH_PAGE_PATH } from '../../site/search.ts';
import { PageIntro } from '../listing/PageIntro.tsx';
import { PillLinks } from '../listing/PillLinks.tsx';
import { SearchForm } from '../listing/SearchForm.tsx';
import { SearchResults, StartingPoints } from './SearchResults.tsx';
import { searchHref } from './tabs.ts';

function TabRow({ query, counts, tab }: SearchAnswer) {
  const links = SEARCH_TABS.map(({ id, title }) => ({
    title,
    href: searchHref(query, title === 'All' ? undefined : id),
    count: counts[title] ?? 0,
    current: title === tab,
  })).filter(({ count, current }) => count > 0 || current);
  const last = links.at(-1);
  return <PillLinks label="Parts of the site" links={last ? [last, ...links.slice(0, -1)] : []} className="mb-8" />;
}

function SearchBody({ found }: CodedPageProps) {
  const tab = SEARCH_TABS.find(({ title }) => title === found?.tab && title !== 'All')?.id;
  return (
    <Container className="pb-6">
      <PageIntro
        title="Search"
        lead="Finds words, questions, names from code and pasted errors, in every part of the site."
      >
        <SearchForm id="search-q" asked={found?.query} tab={tab} className="mt-7" />
      </PageIntro>
      {found?.query ? (
        <>
          {(found.counts.All ?? 0) > 0 && <TabRow {...found} />}
          <SearchResults {...found} />
        </>
      ) : (
        <StartingPoints title="Start here" />
      )}
    </Container>
  );
}

/** The search page, drawn from what the engine found. */
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
