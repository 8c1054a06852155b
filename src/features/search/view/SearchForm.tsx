import { Search } from 'lucide-react';
import { wordsFor } from '../../../i18n/words.ts';
import { cn } from '../../../lib/cn.ts';
import { SEARCH_BAR_HEIGHT_UNITS } from '../../../site/limits.ts';
import { SEARCH_PAGE_PATH } from '../../../site/search.ts';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Input.tsx';
import { QUERY_MAX_CHARS } from '../engine/engine.ts';

/** 9 units; buttons and fields of other forms are higher. */
const HEIGHT = { 9: 'h-9 max-sm:h-9' }[SEARCH_BAR_HEIGHT_UNITS];

export interface SearchFormProps {
  /** Id of the field; two forms on one page need two. */
  id: string;
  /** The initial value of the field. */
  query?: string;
  /** Limits a search to one part of the site. */
  tab?: string;
  className?: string;
}

/** A form that submits to the search page; works without JavaScript. */
export function SearchForm({ id, query, tab, className }: SearchFormProps) {
  const words = wordsFor('en');
  return (
    <search aria-label="The whole site" className={cn('not-prose block max-w-[38rem]', className)}>
      <form action={SEARCH_PAGE_PATH} method="get" className="flex gap-2">
        {/* On phones, label and button extend 4 px beyond their border, so that tap targets are 44 px. */}
        <label htmlFor={id} className="relative block grow max-sm:-my-1 max-sm:py-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          />
          <Input
            id={id}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={words.search}
            aria-label={words.searchLabel}
            autoComplete="off"
            maxLength={QUERY_MAX_CHARS}
            className={cn(HEIGHT, 'block pl-9')}
          />
        </label>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <Button type="submit" size="sm" className={cn(HEIGHT, 'max-sm:after:absolute max-sm:after:-inset-1')}>
          Search
        </Button>
      </form>
    </search>
  );
}
