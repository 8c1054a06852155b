import { BrandMark } from '../../features/brand-mark/BrandMark.tsx';
import { SearchForm } from '../../features/search/view/SearchForm.tsx';
import { PageRows } from '../../layouts/listing/PageRows.tsx';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { Container } from '../../layouts/marketing/Container.tsx';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import { ASK_SHARE } from '../../site/limits.ts';
import { STARTING_POINTS } from '../../site/starting-points.ts';
import type { PageSummary } from '../listing/site.ts';

const MAX_PATH_CHARS = 160;

/** What `NotFoundPage` takes. */
export interface NotFoundPageProps {
  requestedPath?: string;
  /** The nearest pages, best first. */
  suggestions: readonly PageSummary[];
}

function FailedRequest({ path }: { path: string }) {
  const shown = path.length > MAX_PATH_CHARS ? `${path.slice(0, MAX_PATH_CHARS)}…` : path;
  return (
    <p className="mt-6 flex max-w-[44rem] gap-4 rounded-md border border-line bg-sunken px-4 py-3 font-mono text-sm">
      <span className="shrink-0 text-ink-3">GET</span>
      <span data-visitor-text="" className="min-w-0 break-all text-ink">
        {shown}
      </span>
      <span className="ml-auto shrink-0 text-red-ink">404</span>
    </p>
  );
}

/** The page for URLs that don't exist. */
export function NotFoundPage({ requestedPath, suggestions }: NotFoundPageProps) {
  const hasSuggestions = suggestions.length > 0;
  return (
    <Container className="pt-12 pb-6 sm:pt-20">
      <BrandMark level={0.06} className="size-9 text-ink-3" />
      <h1 className="mt-6 text-[2.5rem] leading-[1.04] font-semibold tracking-[-0.04em] text-ink md:text-[3.25rem]">
        Page not found
      </h1>
      <p className="mt-4 max-w-[38rem] text-lg leading-relaxed text-ink-2">
        {requestedPath?.startsWith(`${ASK_PAGE_PATH}/`)
          ? `There is no shared conversation at this URL. One is kept for ${ASK_SHARE.retentionDays} days; the question can be asked again.`
          : 'There is no page at this URL. It may have moved, or the link may be misspelled.'}
      </p>
      {requestedPath && <FailedRequest path={requestedPath} />}
      <section aria-labelledby="near" className="mt-12">
        <h2 id="near" className="mb-3 font-mono text-[13px] text-ink-3">
          {hasSuggestions ? 'Nearest pages' : 'Start here'}
        </h2>
        <PageRows
          rows={
            hasSuggestions
              ? suggestions.map(({ path, title, description }) => ({ path, title, description, trail: path }))
              : STARTING_POINTS
          }
        />
      </section>
      <SearchForm id="not-found-q" className="mt-10" />
      <nav aria-label="Ways on" className="mt-6 flex flex-wrap gap-x-7">
        <ArrowLink href="/">Home</ArrowLink>
        <ArrowLink href="/docs">Docs</ArrowLink>
        <ArrowLink href={ASK_PAGE_PATH}>Ask a question</ArrowLink>
        <ArrowLink href="/support">Support</ArrowLink>
      </nav>
    </Container>
  );
}
