import { ChevronDown, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Contributors } from '../../features/contributors/Contributors.tsx';
import { CopyMarkdown } from '../../features/copy-markdown/CopyMarkdown.tsx';
import { NotebookBanner } from '../../features/notebook/NotebookBanner.tsx';
import { Toc } from '../../features/toc/Toc.tsx';
import { wordsFor } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import type { PageView } from '../../source/page-view.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs } from '../Breadcrumbs.tsx';
import type { Chrome } from '../chrome.ts';
import { Pager } from '../Pager.tsx';
import { FIRST_PAINT_ID, WaitForText } from '../WaitForText.tsx';
import { WholeWords } from '../WholeWords.tsx';
import { DocsFoot } from './DocsFoot.tsx';
import { SectionSwitcher } from './SectionSwitcher.tsx';
import { Sidebar } from './Sidebar.tsx';

/** Documentation: sidebar, text, table of contents. */
export function DocsLayout({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  const words = wordsFor(view.locale);
  const hasToc = view.headings.length > 1;
  const hasAside = hasToc && !view.hasExamples;
  const isIndex = !hasAside && view.path === view.section.prefix;
  return (
    <div className="meets-footer mx-auto grid max-w-[90rem] lg:grid-cols-[17rem_minmax(0,1fr)]">
      <DocsBar view={view} />
      <div id="section-nav" popover="auto" data-chrome className="sheet sheet-column">
        <div className="flex flex-col gap-4 p-5 lg:py-6 lg:pr-5">
          <SectionSwitcher current={view.section} label={words.switchSection} />
          <nav aria-label={words.sectionNavigation}>
            <Sidebar nodes={view.sidebar} path={view.path} below={hasToc && !hasAside && <SidebarToc view={view} />} />
          </nav>
        </div>
      </div>
      <div
        className={cn(
          'docs-columns grid min-w-0 lg:border-l lg:border-line',
          hasAside && 'lg:[&>main]:pr-12 xl:grid-cols-[minmax(0,1fr)_15rem]',
        )}
      >
        <main id="content" tabIndex={-1} className="min-w-0 px-5 pt-6 pb-32 outline-none lg:pt-8 lg:pl-12">
          <WaitForText />
          <div className={cn('mx-auto max-w-[46rem] xl:mx-0', (view.hasExamples || isIndex) && 'xl:max-w-none')}>
            <article className="relative">
              <Breadcrumbs crumbs={view.breadcrumbs} label={words.breadcrumbs} className="max-lg:hidden lg:pr-52" />
              <DocsHead view={view} siteUrl={chrome.siteUrl} />
              {hasToc && <InlineToc view={view} label={words.onThisPage} />}
              <div id={FIRST_PAINT_ID} className={cn('prose mt-8', view.hasExamples && 'docs-reference')}>
                {view.body}
              </div>
            </article>
            <DocsFoot view={view} words={words} hasServer={chrome.hasServer} />
            <Contributors people={view.contributors} words={words} />
            <Pager previous={view.previous} next={view.next} words={words} />
          </div>
        </main>
        {hasAside && <TocAside view={view} label={words.onThisPage} />}
      </div>
    </div>
  );
}

function DocsHead({ view, siteUrl }: { view: PageView; siteUrl: string }): ReactNode {
  return (
    <header className="mt-4">
      <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl leading-tight font-semibold tracking-[-0.025em] text-ink sm:text-4xl">
        <WholeWords text={view.title} />
        {view.label && <Badge tone="amber">{view.label}</Badge>}
      </h1>
      <p className="mt-3 max-w-[34rem] text-lg leading-7 text-ink-2">
        <WholeWords text={view.description} />
      </p>
      {view.widgets.copyMarkdown && (
        <div className="flex max-lg:mt-5 lg:absolute lg:-top-1 lg:right-0">
          <CopyMarkdown path={view.path} siteUrl={siteUrl} />
        </div>
      )}
      {view.notebook && <NotebookBanner ipynbPath={view.notebook.ipynbPath} />}
      {view.banner && <div className="page-banner">{view.banner}</div>}
    </header>
  );
}

/** On small screens: opens the section's pages, and shows the current one. */
function DocsBar({ view }: { view: PageView }): ReactNode {
  return (
    <div
      data-chrome
      className="sticky top-16 z-20 flex min-h-12 min-w-0 items-center gap-3 border-b border-line bg-paper px-5 lg:hidden"
    >
      <button
        type="button"
        popoverTarget="section-nav"
        className="-ml-2 flex min-h-11 shrink-0 items-center gap-2 px-2 text-sm font-medium text-ink"
      >
        <PanelLeft aria-hidden className="size-4 text-ink-3" />
        {view.section.label}
      </button>
      {view.breadcrumbs.at(-1)?.title !== view.section.label && (
        <span aria-hidden="true" className="min-w-0 truncate text-sm text-ink-3">
          {view.breadcrumbs.at(-1)?.title}
        </span>
      )}
    </div>
  );
}

/** On wide screens, for pages with examples: the headings below the current page in the sidebar. */
function SidebarToc({ view }: { view: PageView }): ReactNode {
  const { onThisPage } = wordsFor(view.locale);
  return <Toc headings={view.headings} label={onThisPage} className="my-1 ml-4.5 hidden xl:block" />;
}

function TocAside({ view, label }: { view: PageView; label: string }): ReactNode {
  return (
    <aside
      data-chrome
      aria-label={label}
      className="docs-toc sticky top-16 mb-24 hidden max-h-[calc(100dvh-4rem)] self-start overflow-y-auto py-9 pr-5 xl:block"
    >
      <p className="mb-3 font-mono text-xs text-ink-3">{label}</p>
      <Toc headings={view.headings} label={label} />
    </aside>
  );
}

function InlineToc({ view, label }: { view: PageView; label: string }): ReactNode {
  return (
    <details data-chrome className="mt-6 rounded-lg border border-line xl:hidden">
      <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-medium text-ink-2">
        {label}
        <ChevronDown aria-hidden className="size-4 text-ink-3" />
      </summary>
      <Toc headings={view.headings} label={label} className="px-4 pb-4" />
    </details>
  );
}
