import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Byline } from '../../features/byline/Byline.tsx';
import { wordsFor } from '../../i18n/words.ts';
import type { PageView } from '../../source/page-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Chrome } from '../chrome.ts';
import { DateText } from '../DateText.tsx';
import { PageFeedback } from '../PageFeedback.tsx';
import { Pager } from '../Pager.tsx';
import { FIRST_PAINT_ID, WaitForText } from '../WaitForText.tsx';
import { WholeWords } from '../WholeWords.tsx';

/** An entry of the changelog: the date in the margin, and the change next to it. */
export function ChangelogLayout({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  const words = wordsFor(view.locale);
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[90rem] px-5 pt-8 outline-none sm:pt-14">
      <WaitForText />
      <article className="lg:grid lg:grid-cols-[17rem_minmax(0,46rem)] lg:gap-12">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <a
            href={view.section.prefix}
            className="inline-flex min-h-9 items-center gap-1.5 text-sm text-ink-3 no-underline hover:text-ink hover:underline max-sm:min-h-11"
          >
            <ArrowLeft aria-hidden className="size-3.5" />
            {view.section.label}
          </a>
          {view.date && <DateText date={view.date} className="mt-2 block font-mono text-sm text-ink-2" />}
          {view.label && (
            <Badge tone="amber" className="mt-3">
              {view.label}
            </Badge>
          )}
        </div>
        <div className="min-w-0 max-lg:mt-4">
          <header className="border-b border-line pb-7">
            <h1 className="text-3xl leading-[1.15] font-semibold tracking-[-0.025em] text-ink sm:text-4xl">
              <WholeWords text={view.title} />
            </h1>
            <p className="mt-4 max-w-[34rem] text-lg leading-7 text-ink-2">
              <WholeWords text={view.description} />
            </p>
            <div className="mt-6">{view.section.byline && <Byline authors={view.authors} />}</div>
          </header>
          <div id={FIRST_PAINT_ID} className="prose mt-8">
            {view.body}
          </div>
          <ChangedPages pages={view.changedPages} label={words.changedPages} />
          <PageFeedback view={view} chrome={chrome} />
          <Pager previous={view.next} next={view.previous} words={words} />
        </div>
      </article>
    </main>
  );
}

/** The pages that describe the change; each of them links back. */
function ChangedPages({ pages = [], label }: { pages?: PageView['changedPages']; label: string }): ReactNode {
  if (pages.length === 0) return null;
  return (
    <nav data-chrome aria-label={label} className="mt-10 border-t border-line pt-6 text-sm">
      <p className="text-ink-3">{label}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6">
        {pages.map(({ title, path }) => (
          <li key={path}>
            <a href={path} className="flex min-h-9 items-center text-ink-2 underline hover:text-ink max-sm:min-h-11">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
