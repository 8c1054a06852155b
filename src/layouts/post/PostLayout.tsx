import type { ReactNode } from 'react';
import { Byline } from '../../features/byline/Byline.tsx';
import { wordsFor } from '../../i18n/words.ts';
import { formatTag } from '../../lib/tags.ts';
import type { PageView } from '../../source/page-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import type { Chrome } from '../chrome.ts';
import { DateText } from '../DateText.tsx';
import { PageFeedback } from '../PageFeedback.tsx';
import { Pager } from '../Pager.tsx';
import { FIRST_PAINT_ID, WaitForText } from '../WaitForText.tsx';
import { WholeWords } from '../WholeWords.tsx';

/** A blog post: date, title, byline and tags above a single column. */
export function PostLayout({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  const words = wordsFor(view.locale);
  return (
    <main id="content" tabIndex={-1} className="mx-auto lg:max-w-[44rem] px-5 pt-8 outline-none sm:pt-14">
      <WaitForText />
      <article>
        <Breadcrumbs crumbs={view.breadcrumbs.slice(0, -1)} label={words.breadcrumbs} />
        <header className="mt-6 border-b border-line pb-8">
          <p className="flex items-center gap-3">
            {view.date && <DateText date={view.date} />}
            {view.label && <Badge tone="amber">{view.label}</Badge>}
          </p>
          <h1 className="mt-3 text-4xl leading-[1.1] font-semibold tracking-[-0.03em] text-ink sm:text-5xl">
            <WholeWords text={view.title} />
          </h1>
          <p className="mt-5 max-w-[34rem] text-lg leading-7 text-ink-2">
            <WholeWords text={view.description} />
          </p>
          <div className="mt-7 flex flex-wrap items-center justify-between gap-4">
            {view.section.byline && <Byline authors={view.authors} />}
            <PostTags view={view} />
          </div>
        </header>
        <div id={FIRST_PAINT_ID} className="prose mt-9">
          {view.body}
        </div>
      </article>
      <PageFeedback view={view} chrome={chrome} />
      <Pager previous={view.next} next={view.previous} words={words} />
    </main>
  );
}

function PostTags({ view }: { view: PageView }): ReactNode {
  return (
    <ul className="flex flex-wrap gap-2">
      {view.tags.map((tag) => (
        <li key={tag}>
          <a href={`${view.section.prefix}/tag/${tag}`} className="no-underline hover:underline">
            <Badge>{formatTag(tag)}</Badge>
          </a>
        </li>
      ))}
    </ul>
  );
}
