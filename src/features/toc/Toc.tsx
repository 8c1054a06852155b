import type { ReactNode } from 'react';

/** A heading as the table of contents shows it. */
export interface TocHeading {
  id: string;
  level: number;
  text: string;
}

const DEEPEST = 3;

/** The headings of a page as links; a small script marks the current one. */
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
      <ul className="toc-list">
        {shown.map(({ id, level, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={level === DEEPEST ? 'pl-7' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
