import { cn } from '../../lib/cn.ts';
import { dayTitle, shortDayTitle } from './dates.ts';

/** Props of `DateStamp`, which renders nothing without a date. */
export interface DateStampProps {
  date?: string;
  /** Hides the year. */
  short?: boolean;
  className?: string;
}

/** A date in monospace. */
export function DateStamp({ date, short = false, className }: DateStampProps) {
  if (!date) return null;
  return (
    <time dateTime={date} className={cn('font-mono text-xs whitespace-nowrap text-ink-3 tabular-nums', className)}>
      {short ? shortDayTitle(date) : dayTitle(date)}
    </time>
  );
}
