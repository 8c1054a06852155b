import { TextLink } from '../../layouts/marketing/TextLink.tsx';
import { sectionById } from '../../site/sections.ts';
import { PageRows } from '../listing/PageRows.tsx';
import type { PageSummary } from '../listing/site.ts';
import { STARTING_POINTS } from '../listing/starting-points.ts';
import { type SearchTab, searchHref } from './tabs.ts';

const MOST_SHOWN = 60;

/** What a search found, and in how much of the site. */
export interface SearchResultsProps {
  asked: string;
  results: readonly PageSummary[];
  tab?: SearchTab;
  /** Results without the tab. */
  everywhere: number;
}

/** Shown before anything is asked. */
export function StartingPoints({ title }: { title: string }) {
  return (
    <section aria-labelledby="start">
      <h2 id="start" className="mb-3 font-mono text-[13px] text-ink-3">
        {title}
      </h2>
      <PageRows rows={STARTING_POINTS} />
    </section>
  );
}

function NothingFound({ asked, tab, everywhere }: SearchResultsProps) {
  return (
    <>
      <div role="status" className="mb-10 max-w-[38rem] text-ink-2">
        <p className="text-lg font-medium text-ink">
          No title {tab ? `in ${tab.title} ` : ''}holds “<span className="break-words">{asked}</span>”.
        </p>
        <p className="mt-2">
          {tab && everywhere > 0 ? (
            <TextLink href={searchHref(asked)}>{`Search the whole site: ${countOf(everywhere)}`}</TextLink>
          ) : (
            <>
              Try fewer or shorter words. Titles and addresses are searched, so a word from the middle of a page is not
              found. If you are stuck, <TextLink href="/support">support</TextLink> can help.
            </>
          )}
        </p>
      </div>
      <StartingPoints title="Or start here" />
    </>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** The list of pages found, or what to try where there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { results } = props;
  if (results.length === 0) return <NothingFound {...props} />;
  const shown = results.slice(0, MOST_SHOWN);
  return (
    <>
      <p role="status" className="mb-3 font-mono text-[13px] text-ink-3">
        {countOf(results.length)}
        {results.length > shown.length && `, the first ${shown.length} are shown`}
      </p>
      <PageRows
        rows={shown.map((page) => ({
          path: page.path,
          title: page.title,
          description: page.description,
          mark: sectionById(page.section).label,
          trail: page.path,
        }))}
      />
    </>
  );
}
