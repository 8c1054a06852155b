import { CHANGELOG_PAGE_SIZE } from '../../site/limits.ts';
import { sectionById } from '../../site/sections.ts';
import { monthOf } from '../listing/dates.ts';
import type { PageSummary } from '../listing/site.ts';

/** The entries of one month. */
export interface Month {
  id: string;
  entries: PageSummary[];
}

/** A month in the rail, with the place where its newest entry stands. */
export interface MonthLink {
  id: string;
  href: string;
  count: number;
}

/** Where a page of the changelog answers; the first is the index itself. */
export function changelogPath(number: number): string {
  const { prefix } = sectionById('changelog');
  return number === 1 ? prefix : `${prefix}/page/${number}`;
}

/** Cuts the entries into pages; there is always one. */
export function pagesOf(entries: readonly PageSummary[], size = CHANGELOG_PAGE_SIZE): PageSummary[][] {
  const count = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: count }, (_, index) => entries.slice(index * size, (index + 1) * size));
}

/** Groups entries by month, in the order given. */
export function monthsOf(entries: readonly PageSummary[]): Month[] {
  const groups = Map.groupBy(entries, (entry) => monthOf(entry.date ?? ''));
  return [...groups].map(([id, own]) => ({ id, entries: own }));
}

/** The rail: every month of the changelog, and the page on which it begins. */
export function monthLinks(entries: readonly PageSummary[], size = CHANGELOG_PAGE_SIZE): MonthLink[] {
  return monthsOf(entries).map(({ id, entries: own }) => {
    const first = entries.findIndex((entry) => monthOf(entry.date ?? '') === id);
    return { id, href: `${changelogPath(Math.floor(first / size) + 1)}#${id}`, count: own.length };
  });
}
