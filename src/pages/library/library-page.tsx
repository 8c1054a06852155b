import type { CodedPage, CodedPageProps } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageHero } from '../../layouts/marketing/PageHero.tsx';
import { BRAND } from '../../site/brand.ts';
import { sectionById } from '../../site/sections.ts';
import type { PageSummary } from '../parts/index-types.ts';
import { SHELF_RULES } from './shelf-rules.ts';
import { groupByShelf, type Shelf } from './shelves.ts';

/** Sections that are not listed: news and stories. */
const EXCLUDED_SECTIONS = new Set<PageSummary['section']>(['changelog', 'customers']);

function Entry({ page }: { page: PageSummary }) {
  return (
    <li className="group relative grid gap-x-6 gap-y-0.5 border-line border-t py-4 last:border-b sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <span className="font-mono text-[13px] text-ink-3 leading-7">{sectionById(page.section).label}</span>
      <div>
        <h3 className="font-medium text-[1.0625rem] text-ink leading-7">
          <a href={page.path} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
            {page.title}
          </a>
        </h3>
        <p className="text-[0.9375rem] text-ink-2">{page.description}</p>
      </div>
    </li>
  );
}

function ShelfSection({ shelf }: { shelf: Shelf }) {
  return (
    <section id={shelf.id} aria-labelledby={`${shelf.id}-title`} className="border-line border-t py-14 md:py-20">
      <Container className="grid gap-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-16">
        <div className="flex flex-col gap-3 self-start lg:sticky lg:top-24">
          <h2
            id={`${shelf.id}-title`}
            className="font-semibold text-[1.75rem] text-ink leading-[1.15] tracking-[-0.03em]"
          >
            {shelf.question}
          </h2>
          <p className="text-ink-2">{shelf.note}</p>
        </div>
        <ul>
          {shelf.pages.map((page) => (
            <Entry key={page.path} page={page} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** Every question with the number of pages that answer it. */
function Questions({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <nav aria-label="Questions">
      <ol className="rounded-md border border-line bg-raised">
        {shelves.map(({ id, question, pages }) => (
          <li key={id} className="flex items-center gap-4 border-line border-t px-4 first:border-t-0 sm:px-5">
            <a
              href={`#${id}`}
              className="flex min-h-12 flex-1 items-center py-2 text-ink decoration-1 underline-offset-4 hover:underline"
            >
              {question}
            </a>
            <span className="shrink-0 font-mono text-[13px] text-ink-3 tabular-nums">{pages.length} pages</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Library({ site }: CodedPageProps) {
  const shelves = groupByShelf(
    site.pages.filter(({ section }) => !EXCLUDED_SECTIONS.has(section)),
    SHELF_RULES,
  );
  return (
    <>
      <PageHero
        eyebrow="Library"
        title="A reading room, sorted by question"
        lead={
          <p>
            Posts, guides, answers and documentation of this site, placed next to the question that usually leads to
            them.
          </p>
        }
        figure={<Questions shelves={shelves} />}
      />
      {shelves.map((shelf) => (
        <ShelfSection key={shelf.id} shelf={shelf} />
      ))}
    </>
  );
}

/** The site's own reading, grouped by question. */
export const libraryPage: CodedPage = {
  path: '/library',
  title: 'Library',
  description: `A reading room: the posts, guides, answers and documentation of ${BRAND.name}, sorted by the question that usually leads to them.`,
  Body: Library,
};
