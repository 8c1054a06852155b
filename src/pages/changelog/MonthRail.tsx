import { ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { monthName } from '../listing/dates.ts';
import { groupByYear, type MonthLink } from './pages.ts';

interface MonthRailProps {
  months: readonly MonthLink[];
  /** Ids of the months that have entries on this page. */
  monthsOnPage: ReadonlySet<string>;
}

function MonthItem({ month, isOnPage }: { month: MonthLink; isOnPage: boolean }) {
  return (
    <li>
      <a
        href={month.href}
        className={cn(
          'flex min-h-11 items-center justify-between gap-3 px-3 font-mono text-xs whitespace-nowrap hover:text-ink lg:-ml-px lg:min-h-8 lg:border-l lg:pl-4 lg:hover:border-amber',
          isOnPage ? 'text-ink lg:border-ink-3' : 'text-ink-3 lg:border-transparent',
        )}
      >
        {monthName(month.id)}
        <span className="text-ink-3 tabular-nums">{month.count}</span>
      </a>
    </li>
  );
}

function Years({ months, monthsOnPage }: MonthRailProps) {
  return groupByYear(months).map(({ year, months: yearMonths }) => (
    <div key={year} className="mt-4 first:mt-0">
      <p className="px-3 pb-1 text-sm font-medium text-ink-2 lg:px-0">{year}</p>
      <ul className="grid grid-cols-2 gap-x-4 lg:block lg:border-l lg:border-line">
        {yearMonths.map((month) => (
          <MonthItem key={month.id} month={month} isOnPage={monthsOnPage.has(month.id)} />
        ))}
      </ul>
    </div>
  ));
}

/** Every month of the changelog by year: a column next to the entries; on narrow screens, a list that opens. */
export function MonthRail(props: MonthRailProps) {
  return (
    <nav
      aria-label="Months"
      className="scroll-y lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:pt-6"
    >
      <details className="rounded-lg border border-line lg:hidden">
        <summary className="flex min-h-11 items-center justify-between px-4 text-sm font-medium text-ink-2">
          Jump to a month
          <ChevronDown aria-hidden className="size-4 text-ink-3" />
        </summary>
        <div className="border-t border-line py-3">
          <Years {...props} />
        </div>
      </details>
      <div className="max-lg:hidden">
        <Years {...props} />
      </div>
    </nav>
  );
}
