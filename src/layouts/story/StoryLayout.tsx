import type { ReactNode } from 'react';
import { wordsFor } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import { DEFAULT_REGION } from '../../site/regions.ts';
import type { PageView } from '../../source/page-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import type { Chrome } from '../chrome.ts';
import { SignUpButton } from '../marketing/SignUpButton.tsx';
import { PageFeedback } from '../PageFeedback.tsx';
import { FIRST_PAINT_ID, WaitForText } from '../WaitForText.tsx';

/** A customer story: the company's facts next to the text, and a call to action at its end. */
export function StoryLayout({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  const words = wordsFor(view.locale);
  return (
    <main id="content" tabIndex={-1} className="mx-auto max-w-[90rem] px-5 pt-8 outline-none sm:pt-14">
      <WaitForText />
      <article>
        <Breadcrumbs crumbs={view.breadcrumbs.slice(0, -1)} label={words.breadcrumbs} />
        <StoryHeader view={view} />
        <div className="mt-10 gap-12 border-t border-line pt-8 lg:grid lg:grid-cols-[minmax(0,46rem)_16rem] lg:justify-between">
          <div id={FIRST_PAINT_ID} className="prose">
            {view.body}
          </div>
          <StoryFacts view={view} />
        </div>
      </article>
      <PageFeedback view={view} chrome={chrome} />
      {view.section.cta && <GetStarted signUpUrl={chrome.cloudUrls[DEFAULT_REGION]} />}
    </main>
  );
}

/** The title of a story; the figure that its text starts with is on the right of wide screens. */
function StoryHeader({ view }: { view: PageView }): ReactNode {
  return (
    <header
      className={cn(
        'mt-6 grid gap-10 lg:gap-14',
        view.opening ? 'items-center lg:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,37rem)]' : undefined,
      )}
    >
      <div className="min-w-0 max-w-[48rem]">
        <p className="flex items-center gap-3 font-mono text-sm text-amber-ink">
          {view.company}
          {view.label && <Badge tone="amber">{view.label}</Badge>}
        </p>
        <h1 className="mt-3 text-4xl leading-[1.1] font-semibold tracking-[-0.03em] text-ink sm:text-5xl">
          {view.title}
        </h1>
        <p className="mt-5 max-w-[34rem] text-lg leading-7 text-ink-2">{view.description}</p>
      </div>
      {view.opening && <div className="prose prose-opening min-w-0">{view.opening}</div>}
    </header>
  );
}

function StoryFacts({ view }: { view: PageView }): ReactNode {
  return (
    <dl className="self-start max-lg:mt-8 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:sticky lg:top-24">
      <dt className="font-mono text-xs text-ink-3">Company</dt>
      <dd className="mb-4 text-ink">{view.company}</dd>
      <dt className="font-mono text-xs text-ink-3">Industry</dt>
      <dd className="mb-4 text-ink">{view.industry}</dd>
      <dd className="border-t border-line pt-4 text-sm text-ink-3">
        An invented company, as every customer on this site.
      </dd>
    </dl>
  );
}

function GetStarted({ signUpUrl }: { signUpUrl: string }): ReactNode {
  return (
    <section
      data-chrome
      aria-labelledby="get-started"
      className="mt-16 rounded-lg border border-line bg-sunken p-8 sm:p-12"
    >
      <h2 id="get-started" className="text-2xl font-semibold tracking-[-0.02em] text-ink">
        Ready to get started?
      </h2>
      <p className="mt-2 max-w-[34rem] text-ink-2">
        Send a first trace in a few minutes, or talk to someone who has done it before.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <SignUpButton href={signUpUrl} rel="noreferrer" />
        <Button href="/docs" variant="outline">
          Read the docs
        </Button>
        <Button href="/talk-to-us" variant="ghost">
          Talk to us
        </Button>
      </div>
    </section>
  );
}
