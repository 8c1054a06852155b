import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Crumb } from '../source/page-place.ts';

interface PagerProps {
  previous?: Crumb;
  next?: Crumb;
  words: { previous: string; next: string; pager: string };
}

const LINK = 'flex flex-col gap-0.5 rounded-lg border border-line p-4 no-underline hover:border-line-strong';

/** Links to the page before and the page after. */
export function Pager({ previous, next, words }: PagerProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.pager} data-chrome className="mt-10 grid gap-3 sm:grid-cols-2">
      {previous ? (
        <a href={previous.path} rel="prev" className={LINK}>
          <span className="flex items-center gap-1.5 font-mono text-xs text-ink-3">
            <ArrowLeft aria-hidden className="size-3.5" />
            {words.previous}
          </span>
          <span className="font-medium text-ink">{previous.title}</span>
        </a>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next && (
        <a href={next.path} rel="next" className={`${LINK} text-right`}>
          <span className="flex items-center justify-end gap-1.5 font-mono text-xs text-ink-3">
            {words.next}
            <ArrowRight aria-hidden className="size-3.5" />
          </span>
          <span className="font-medium text-ink">{next.title}</span>
        </a>
      )}
    </nav>
  );
}
