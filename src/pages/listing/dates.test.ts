import { expect, it } from 'vitest';
import { dayTitle, getMonth, monthName, monthTitle, shortDayTitle } from './dates.ts';

it('formats days and months independently of the time zone', () => {
  expect(dayTitle('2026-11-04')).toBe('4 Nov 2026');
  expect(shortDayTitle('2026-01-31')).toBe('31 Jan');
  expect(monthTitle('2026-09')).toBe('September 2026');
  expect(monthName('2026-09')).toBe('September');
  expect(getMonth('2026-09-30')).toBe('2026-09');
});
