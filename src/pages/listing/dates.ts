const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function getParts(date: string): { year: string; month: string; day: number } {
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: NAMES[Number(month) - 1] ?? month, day: Number(day) };
}

/** A day as a reader writes it: `2026-11-04` is `4 Nov 2026`. */
export function dayTitle(date: string): string {
  const { year, month, day } = getParts(date);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** A day within a month that is named elsewhere: `4 Nov`. */
export function shortDayTitle(date: string): string {
  const { month, day } = getParts(date);
  return `${day} ${month.slice(0, 3)}`;
}

/** A month by name: `2026-11` is `November 2026`. */
export function monthTitle(month: string): string {
  const { year, month: name } = getParts(month);
  return `${name} ${year}`;
}

/** A month without its year, for lists below the year: `2026-11` is `November`. */
export function monthName(month: string): string {
  return getParts(month).month;
}

/** Returns the month of a day: `2026-11-04` is in `2026-11`. */
export function getMonth(date: string): string {
  return date.slice(0, 7);
}
