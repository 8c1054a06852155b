import { expect, it } from 'vitest';
import { fakePage } from '../listing/fake-site.ts';
import { changelogPath, getContinuedMonth, getMonths, getPages, groupByYear, monthLinks } from './pages.ts';

const entry = (date: string) => fakePage({ path: `/changelog/${date}`, section: 'changelog', date });
const entries = ['2026-11-10', '2026-11-02', '2026-10-28', '2026-10-14', '2026-09-01'].map(entry);

it('splits entries into pages, with one page if there are none', () => {
  expect(getPages(entries, 2).map((page) => page.length)).toEqual([2, 2, 1]);
  expect(getPages([], 2)).toEqual([[]]);
});

it('groups by month, newest first', () => {
  expect(getMonths(entries).map(({ id, entries: own }) => [id, own.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 2],
    ['2026-09', 1],
  ]);
});

it('links each month to the page where it starts', () => {
  expect(monthLinks(entries, 3).map((month) => month.href)).toEqual([
    '/changelog#2026-11',
    '/changelog#2026-10',
    '/changelog/page/2#2026-09',
  ]);
  expect(monthLinks(entries, 3)[1]?.count).toBe(2);
});

it('uses the index as the first page', () => {
  expect(changelogPath(1)).toBe('/changelog');
  expect(changelogPath(2)).toBe('/changelog/page/2');
});

it('lists the months by year', () => {
  const months = monthLinks([...entries, entry('2025-12-16'), entry('2025-12-03')]);
  expect(groupByYear(months).map(({ year, months: own }) => [year, own.map(({ id }) => id)])).toEqual([
    ['2026', ['2026-11', '2026-10', '2026-09']],
    ['2025', ['2025-12']],
  ]);
});

it('marks a month that continues from the previous page', () => {
  expect(getContinuedMonth(getPages(entries, 3), 1)).toBeUndefined();
  expect(getContinuedMonth(getPages(entries, 3), 2)).toBe('2026-10');
  expect(getContinuedMonth(getPages(entries, 2), 2)).toBeUndefined();
  expect(getContinuedMonth(getPages([]), 1)).toBeUndefined();
});
