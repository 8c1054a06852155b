import { cn } from '../../lib/cn.ts';
import { monthTitle } from '../listing/dates.ts';
import type { MonthLink } from './pages.ts';

/** Every month of the changelog: a column beside the entries, on narrow screens a row that scrolls within itself. */
export function MonthRail({ months, here }: { months: readonly MonthLink[]; here: ReadonlySet<string> }) {
  return (
    <nav
      aria-label="Months"
      className="-mx-5 scroll-x px-5 md:-mx-8 md:px-8 lg:sticky lg:top-24 lg:mx-0 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto lg:px-0 lg:pt-6"
    >
      <ul className="flex w-max gap-1 max-lg:border-b max-lg:border-line lg:w-auto lg:flex-col lg:gap-0 lg:border-l lg:border-line">
        {months.map(({ id, href, count }) => (
          <li key={id}>
            <a
              href={href}
              className={cn(
                'flex min-h-11 items-center justify-between gap-3 px-3 font-mono text-xs whitespace-nowrap hover:text-ink lg:-ml-px lg:min-h-8 lg:border-l lg:border-transparent lg:pl-4 lg:hover:border-amber',
                here.has(id) ? 'text-ink-2' : 'text-ink-3',
              )}
            >
              {monthTitle(id)}
              <span className="text-ink-3 tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
