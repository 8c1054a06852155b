import { PageRows } from '../../../layouts/listing/PageRows.tsx';
import { TextLink } from '../../../layouts/marketing/TextLink.tsx';
import { sectionById } from '../../../site/sections.ts';
import { STARTING_POINTS } from '../../../site/starting-points.ts';
import { SEARCH_TABS } from '../engine/tabs.ts';
import type { SearchResponse } from '../engine/types.ts';
import { FoundPages } from './FoundPages.tsx';
import { searchHref } from './tabs.ts';

/** Shown without a query. */
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

function AskTheAssistant() {
  return <TextLink href={`${sectionById('docs').prefix}/ask-ai`}>ask the assistant</TextLink>;
}

/** Shown without results: other tabs with results, a spelling, and where else to ask. */
function NothingFound({ response }: { response: SearchResponse }) {
  const { query, tab, suggestion } = response;
  return (
    <>
      <div role="status" className="mb-10 max-w-[38rem] text-ink-2">
        <p className="text-lg font-medium text-ink">No results found.</p>
        <p className="mt-2">
          Nothing {tab === 'All' ? '' : `in ${tab} `}matches “
          <span data-visitor-text="" className="break-words">
            {query}
          </span>
          ”.
        </p>
        {suggestion && (
          <p className="mt-2">
            Did you mean{' '}
            <TextLink href={searchHref(suggestion)}>
              <span data-visitor-text="">{suggestion}</span>
            </TextLink>
            ?
          </p>
        )}
        <OtherTabs response={response} />
        <p className="mt-2">
          Try fewer or other words, <AskTheAssistant />, or write to <TextLink href="/support">support</TextLink>.
        </p>
      </div>
      <StartingPoints title="Or start here" />
    </>
  );
}

/** Other tabs with results if the chosen one has none. */
function OtherTabs({ response: { query, tab, counts } }: { response: SearchResponse }) {
  const others = SEARCH_TABS.filter(({ title }) => title !== tab && (counts[title] ?? 0) > 0);
  if (others.length === 0) return null;
  return (
    <ul aria-label="Other parts of the site" className="mt-2">
      {others.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={searchHref(query, id)}>{`${title}: ${getCount(counts[title] ?? 0)}`}</TextLink>
        </li>
      ))}
    </ul>
  );
}

function getCount(count: number): string {
  return count === 1 ? '1 page' : `${count} pages`;
}

/** How the query was interpreted, if that differs from its text. */
function QueryInterpretation({ corrected, error }: SearchResponse) {
  return (
    <>
      {corrected && (
        <p className="mb-2 text-ink-2">
          Showing results for{' '}
          <strong data-visitor-text="" className="font-medium text-ink">
            {corrected}
          </strong>
          .
        </p>
      )}
      {error && (
        <p className="mb-2 text-ink-2">
          Read as a pasted error: <code className="font-mono text-[13px] break-words text-ink">{error.reduced}</code>
        </p>
      )}
    </>
  );
}

/** The results, or what to try without results. */
export function SearchResults({ response }: { response: SearchResponse }) {
  const { pages, total } = response;
  if (pages.length === 0) return <NothingFound response={response} />;
  return (
    <>
      <QueryInterpretation {...response} />
      <p role="status" className="mb-3 font-mono text-[13px] text-ink-3">
        {getCount(total)}
        {total > pages.length && `, the first ${pages.length} are shown`}
      </p>
      <FoundPages pages={pages} />
      <p className="mt-6 text-sm text-ink-2">
        Not what you were looking for? You can also <AskTheAssistant />.
      </p>
    </>
  );
}
