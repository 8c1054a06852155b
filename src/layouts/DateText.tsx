import type { ReactNode } from 'react';

/** Formats an ISO date: `4 November 2026`. */
export function longDate(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

/** A date in monospace. */
export function DateText({
  date,
  className = 'font-mono text-sm text-ink-3',
}: {
  date: string;
  className?: string;
}): ReactNode {
  return (
    <time dateTime={date} className={className}>
      {longDate(date)}
    </time>
  );
}
