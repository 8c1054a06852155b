import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { SEARCH_BAR_HEIGHT_UNITS } from '../../site/limits.ts';
import { Kbd } from '../../ui/Kbd.tsx';

const HEIGHT = { 9: 'h-9' }[SEARCH_BAR_HEIGHT_UNITS];

/** The search box: a plain form; with JavaScript it opens the search dialog. */
export function SearchForm({
  words,
  className,
  keys = false,
}: {
  words: Words;
  className?: string;
  /** Shows the shortcut. */
  keys?: boolean;
}): ReactNode {
  return (
    <search className={className}>
      <form action="/search" method="get" className="site-search">
        <Search aria-hidden />
        <label>
          <input
            type="search"
            name="q"
            placeholder={words.search}
            aria-label={words.searchLabel}
            autoComplete="off"
            data-search-field=""
            className={HEIGHT}
          />
        </label>
        {keys && <Kbd className="search-keys needs-js pointer-coarse:hidden">{null}</Kbd>}
      </form>
    </search>
  );
}
