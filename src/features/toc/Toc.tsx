import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** A heading as the table of contents shows it. */
export interface TocHeading {
  id: string;
  level: number;
  text: string;
}

const DEEPEST = 3;

/** The headings of a page as links; a small script marks the one that is being read. */
export function Toc({
  headings,
  label,
  className,
}: {
  headings: readonly TocHeading[];
  label: string;
  className?: string;
}): ReactNode {
  const shown = headings.filter((heading) => heading.level <= DEEPEST);
  return (
    <nav aria-label={label} data-toc className={className}>
      <ul className="border-l border-line">
        {shown.map(({ id, level, text }) => (
          <li key={id} className="-ml-px">
            <a href={`#${id}`} className={cn('toc-link', level === DEEPEST ? 'pl-7' : 'pl-4')}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
