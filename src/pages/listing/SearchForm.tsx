import { Search } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { QUERY_MAX_CHARS } from '../../search/engine.ts';
import { SEARCH_PAGE_PATH } from '../../site/search.ts';
import { Button } from '../../ui/Button.tsx';
import { Input } from '../../ui/Input.tsx';

/** What `SearchForm` takes. */
export interface SearchFormProps {
  /** Id of the field; two forms on one page need two. */
  id: string;
  /** What the field holds at first. */
  asked?: string;
  /** Keeps a search within one part of the site. */
  tab?: string;
  className?: string;
}

/** A form that asks the search page; it works without JavaScript. */
export function SearchForm({ id, asked, tab, className }: SearchFormProps) {
  return (
    <search aria-label="The whole site" className={cn('not-prose block max-w-[38rem]', className)}>
      <form action={SEARCH_PAGE_PATH} method="get" className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search the site
        </label>
        <span className="relative grow">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
          />
          <Input
            id={id}
            type="search"
            name="q"
            defaultValue={asked}
            placeholder="Search…"
            autoComplete="off"
            maxLength={QUERY_MAX_CHARS}
            className="pl-9"
          />
        </span>
        {tab && <input type="hidden" name="tab" value={tab} />}
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
