import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Crumb } from '../source/page-place.ts';

interface PagerProps {
  previous?: Crumb;
  next?: Crumb;
  words: { previous: string; next: string; pager: string };
}

/** Links to the page before and the page after. */
export function Pager({ previous, next, words }: PagerProps): ReactNode {
  if (!previous && !next) return null;
  return (
    <nav aria-label={words.pager} data-chrome className="pager">
      {previous ? (
        <a href={previous.path} rel="prev">
          <span>
            <ArrowLeft aria-hidden />
            {words.previous}
          </span>
          <span>{previous.title}</span>
        </a>
      ) : (
        <span className="max-sm:hidden" />
      )}
      {next && (
        <a href={next.path} rel="next">
          <span>
            {words.next}
            <ArrowRight aria-hidden />
          </span>
          <span>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
