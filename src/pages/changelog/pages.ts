import { CHANGELOG_PAGE_SIZE } from '../../site/limits.ts';
import { sectionById } from '../../site/sections.ts';
import { getMonth } from '../listing/dates.ts';
import type { PageSummary } from '../listing/site.ts';

/** The entries of one month. */
export interface Month {
  id: string;
  entries: PageSummary[];
}

/** A month in the rail, with the page of its newest entry. */
export interface MonthLink {
  id: string;
  href: string;
  count: number;
}

/** Returns the path of a page of the changelog; the first is the index. */
export function changelogPath(number: number): string {
  const { prefix } = sectionById('changelog');
  return number === 1 ? prefix : `${prefix}/page/${number}`;
}

/** Splits the entries into pages; there is always at least one. */
export function getPages(entries: readonly PageSummary[], size = CHANGELOG_PAGE_SIZE): PageSummary[][] {
  const count = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}

/** Groups entries by month, in the order given. */
export function getMonths(entries: readonly PageSummary[]): Month[] {
  const groups = Map.groupBy(entries, (entry) => getMonth(entry.date ?? ''));
  return [...groups].map(([id, monthEntries]) => ({ id, entries: monthEntries }));
}

/** The rail: every month of the changelog, and the page on which it begins. */
export function monthLinks(entries: readonly PageSummary[], size = CHANGELOG_PAGE_SIZE): MonthLink[] {
  return getMonths(entries).map(({ id, entries: monthEntries }) => {
    const first = entries.findIndex((entry) => getMonth(entry.date ?? '') === id);
    return { id, href: `${changelogPath(Math.floor(first / size) + 1)}#${id}`, count: monthEntries.length };
  });
}

/** The months of one year, in the order given. */
export interface Year {
  year: string;
  months: MonthLink[];
}

export function groupByYear(months: readonly MonthLink[]): Year[] {
  const groups = Map.groupBy(months, ({ id }) => id.slice(0, 4));
  return [...groups].map(([year, yearMonths]) => ({ year, months: yearMonths }));
}

/** The month that began on the page before and continues on this one, if there is one. */
export function getContinuedMonth(pages: readonly PageSummary[][], number: number): string | undefined {
  const before = getMonth(pages[number - 2]?.at(-1)?.date ?? '');
  const first = getMonth(pages[number - 1]?.[0]?.date ?? '');
  return before !== '' && before === first ? first : undefined;
}
