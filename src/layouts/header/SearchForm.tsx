import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { cn } from '../../lib/cn.ts';
import { SEARCH_BAR_HEIGHT_UNITS } from '../../site/limits.ts';
import { Kbd } from '../../ui/Kbd.tsx';

const HEIGHT = { 9: 'h-9' }[SEARCH_BAR_HEIGHT_UNITS];

/** The search box: a form that works on its own; with JavaScript it opens the search dialog. */
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
      <form action="/search" method="get" className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-ink-3"
        />
        {/* On phones the label reaches 4 px beyond the field on both sides: 44 px to tap. */}
        <label className="block max-sm:-my-1 max-sm:py-1">
          <input
            type="search"
            name="q"
            placeholder={words.search}
            aria-label={words.searchLabel}
            autoComplete="off"
            data-search-field=""
            className={cn(
              HEIGHT,
              'block w-full rounded-md border border-line bg-raised pr-2 pl-8.5 text-sm text-ink placeholder:text-ink-3 hover:border-line-strong max-sm:text-base',
            )}
          />
        </label>
        {keys && <Kbd className="search-keys needs-js pointer-coarse:hidden">{null}</Kbd>}
      </form>
    </search>
  );
}
