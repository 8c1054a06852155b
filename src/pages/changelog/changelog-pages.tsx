import type { CodedPage } from '../../layouts/coded-page.ts';
import { Container } from '../../layouts/marketing/Container.tsx';
import { PageIntro } from '../../layouts/marketing/PageIntro.tsx';
import { BRAND } from '../../site/brand.ts';
import { monthTitle } from '../listing/dates.ts';
import type { SiteIndex } from '../listing/site.ts';
import { Entry } from './Entry.tsx';
import { MonthRail } from './MonthRail.tsx';
import { Pager } from './Pager.tsx';
import { changelogPath, getContinuedMonth, getMonths, getPages, type Month, monthLinks } from './pages.ts';

const LEAD = `What changed in ${BRAND.name}, in the order it was released. Each entry says what is new, whom it is for and how to use it.`;

function MonthSection({ month, isContinued }: { month: Month; isContinued: boolean }) {
  return (
    <section aria-labelledby={month.id}>
      <h2 id={month.id} className="border-b border-line pt-6 pb-3 font-mono text-[13px] leading-5 text-ink-3">
        {monthTitle(month.id)}
        {isContinued && ', continued'}
      </h2>
      <ul className="divide-y divide-line">
        {month.entries.map((entry) => (
          <li key={entry.path}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangelogBody({ site, number }: { site: SiteIndex; number: number }) {
  const all = site.pagesIn('changelog');
  const pages = getPages(all);
  const months = getMonths(pages[number - 1] ?? []);
  const continued = getContinuedMonth(pages, number);
  return (
    <Container className="pb-6">
      <PageIntro title={number === 1 ? 'Changelog' : `Changelog, page ${number}`} lead={LEAD} />
      <div className="grid gap-x-16 lg:grid-cols-[12rem_minmax(0,1fr)] [&>*]:min-w-0">
        <MonthRail months={monthLinks(all)} monthsOnPage={new Set(months.map((month) => month.id))} />
        <div>
          {months.length === 0 && <p className="py-6 text-ink-2">Nothing has been released yet.</p>}
          {months.map((month) => (
            <MonthSection key={month.id} month={month} isContinued={month.id === continued} />
          ))}
          <Pager number={number} count={pages.length} />
        </div>
      </div>
    </Container>
  );
}

/** The pages of the changelog: as many as its entries need. */
export function changelogPages(site: SiteIndex): CodedPage[] {
  return getPages(site.pagesIn('changelog')).map((_, index) => ({
    path: changelogPath(index + 1),
    title: index === 0 ? 'Changelog' : `Changelog, page ${index + 1}`,
    description:
      index === 0
        ? LEAD
        : `Page ${index + 1} of the changelog: earlier releases, whom they are for and how to use them.`,
    feedback: true,
    Body: ({ site: current }) => <ChangelogBody site={current} number={index + 1} />,
  }));
}
