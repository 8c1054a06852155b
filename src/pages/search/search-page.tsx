import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { sectionOf } from '../../site/sections.ts';
import { PageIntro } from '../listing/PageIntro.tsx';
import { PillLinks } from '../listing/PillLinks.tsx';
import { SearchForm } from '../listing/SearchForm.tsx';
import type { PageSummary } from '../listing/site.ts';
import { matchPages, QUERY_MAX_CHARS } from './match.ts';
import { SearchResults, StartingPoints } from './SearchResults.tsx';
import { SEARCH_TABS, type SearchTab, searchHref, tabNamed, tabOf } from './tabs.ts';

/** A coded page in short, so that search finds it among the written ones. */
export function summaryOfCoded(page: CodedPage): PageSummary {
  const { path, title, description, sidebarTitle } = page;
  return { path, section: sectionOf(path).id, title, description, sidebarTitle, tags: [], authors: [] };
}

function TabRow({ asked, found, tab }: { asked: string; found: readonly PageSummary[]; tab?: SearchTab }) {
  const all = { title: 'All', href: searchHref(asked), count: found.length, current: !tab };
  const tabs = SEARCH_TABS.map(({ id, title }) => ({
    title,
    href: searchHref(asked, id),
    count: found.filter((page) => tabOf(page.section) === id).length,
    current: id === tab?.id,
  })).filter(({ count, current }) => count > 0 || current);
  return <PillLinks label="Parts of the site" links={[all, ...tabs]} className="mb-8" />;
}

function SearchBody({ site, query, coded }: CodedPageProps & { coded: readonly PageSummary[] }) {
  const asked = (query.get('q') ?? '').trim().slice(0, QUERY_MAX_CHARS);
  const tab = tabNamed(query.get('tab'));
  const found = matchPages([...site.pages, ...coded], asked);
  const results = tab ? found.filter((page) => tabOf(page.section) === tab.id) : found;
  return (
    <Container className="pb-6">
      <PageIntro title="Search" lead="Finds pages by the words of their title or address, in every part of the site.">
        <SearchForm id="search-q" asked={asked} tab={tab?.id} className="mt-7" />
      </PageIntro>
      {asked ? (
        <>
          {found.length > 0 && <TabRow asked={asked} found={found} tab={tab} />}
          <SearchResults asked={asked} results={results} tab={tab} everywhere={found.length} />
        </>
      ) : (
        <StartingPoints title="Start here" />
      )}
    </Container>
  );
}

/** The search page; it finds written pages and the coded ones it is given. */
export function searchPage(coded: readonly CodedPage[]): CodedPage {
  const summaries = coded.filter((page) => !page.noindex).map(summaryOfCoded);
  return {
    path: '/search',
    title: 'Search',
    description:
      'Find a page of the Sightglass site by the words of its title: documentation, integrations, guides, questions and posts.',
    noindex: true,
    dynamic: true,
    Body: (props) => <SearchBody {...props} coded={summaries} />,
  };
}
