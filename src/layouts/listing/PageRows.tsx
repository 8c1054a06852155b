import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { RowTitle } from './RowTitle.tsx';

/** One line of a list of pages. */
export interface PageRow {
  path: string;
  title: string;
  description?: string;
  /** Mono text before the title: a date, a section. */
  mark?: ReactNode;
  /** After the title: a badge. */
  badge?: ReactNode;
  /** Mono text at the end of the line, on wide screens only: the path. */
  trail?: string;
}

function Row({ path, title, description, mark, badge, trail }: PageRow) {
  return (
    <li className="group relative flex flex-col gap-1 py-4 sm:flex-row sm:gap-6">
      {mark && <div className="font-mono text-xs leading-6 text-ink-3 sm:w-28 sm:shrink-0">{mark}</div>}
      <div className="min-w-0 grow">
        <RowTitle path={path} title={title} badge={badge} />
        {description && <p className="mt-0.5 max-w-[38rem] text-sm leading-relaxed text-ink-2">{description}</p>}
      </div>
      {trail && (
        <p className="max-w-[22rem] shrink-0 truncate font-mono text-xs leading-6 text-ink-3 max-lg:hidden">{trail}</p>
      )}
    </li>
  );
}

/** Pages as lines between hairlines; the whole line is the link. */
export function PageRows({ rows, className }: { rows: readonly PageRow[]; className?: string }) {
  return (
    <ul className={cn('not-prose divide-y divide-line border-y border-line', className)}>
      {rows.map((row) => (
        <Row key={row.path} {...row} />
      ))}
    </ul>
  );
}
