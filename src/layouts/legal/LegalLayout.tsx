import type { ReactNode } from 'react';
import { Toc } from '../../features/toc/Toc.tsx';
import { wordsFor } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import type { PageView } from '../../source/page-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Chrome } from '../chrome.ts';
import { DateText } from '../DateText.tsx';
import { PageFeedback } from '../PageFeedback.tsx';
import { FIRST_PAINT_ID, WaitForText } from '../WaitForText.tsx';

/** The title of a text page; the figure that its text starts with is on the right of wide screens. */
function TextHeader({ view }: { view: PageView }): ReactNode {
  return (
    <header
      className={cn(
        'grid gap-10 border-b border-line pb-8 lg:gap-14',
        view.opening ? 'items-center lg:grid-cols-2 lg:pb-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,37rem)]' : undefined,
      )}
    >
      <div className="min-w-0">
        {view.label && (
          <Badge tone="amber" className="mb-3">
            {view.label}
          </Badge>
        )}
        <h1 className="text-4xl leading-[1.1] font-semibold tracking-[-0.03em] text-ink sm:text-5xl">{view.title}</h1>
        <p className="mt-4 max-w-[34rem] text-lg leading-7 text-ink-2">{view.description}</p>
        {view.editedAt && (
          <p className="mt-4 text-sm text-ink-3">
            {wordsFor(view.locale).lastUpdated} <DateText date={view.editedAt} className="font-mono text-[0.8125rem]" />
          </p>
        )}
      </div>
      {view.opening && <div className="prose prose-opening min-w-0">{view.opening}</div>}
    </header>
  );
}

/** A plain text page: terms, privacy, about. */
export function LegalLayout({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  const words = wordsFor(view.locale);
  const hasToc = view.headings.length > 2;
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[90rem] px-5 pt-8 outline-none sm:pt-14">
      <WaitForText />
      <TextHeader view={view} />
      <div className="gap-12 pt-9 lg:grid lg:grid-cols-[minmax(0,46rem)_15rem] lg:justify-between">
        <div className="min-w-0">
          <div id={FIRST_PAINT_ID} className="prose">
            {view.body}
          </div>
          <PageFeedback view={view} chrome={chrome} />
        </div>
        {hasToc && (
          <aside data-chrome aria-label={words.onThisPage} className="sticky top-24 hidden self-start lg:block">
            <Toc headings={view.headings} label={words.onThisPage} />
          </aside>
        )}
      </div>
    </main>
  );
}
