import { joinWithDots } from '../../lib/join-with-dots.ts';
import { formatTag } from '../../lib/tags.ts';
import { Badge } from '../../ui/Badge.tsx';
import { AuthorNames } from '../listing/AuthorNames.tsx';
import { DateStamp } from '../listing/DateStamp.tsx';
import { PageCover } from '../listing/PageCover.tsx';
import type { PageSummary } from '../listing/site.ts';

/** One change: date, description, authors and, on wide screens, its cover. */
export function Entry({ entry }: { entry: PageSummary }) {
  return (
    <article className="group relative grid gap-x-8 gap-y-1.5 py-7 sm:grid-cols-[4.5rem_minmax(0,1fr)] md:grid-cols-[4.5rem_minmax(0,1fr)_11rem]">
      <DateStamp date={entry.date} short className="leading-7" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg leading-7 font-semibold tracking-tight">
            <a
              href={entry.path}
              className="decoration-amber-ink decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {entry.title}
            </a>
          </h3>
          {entry.label && <Badge tone="amber">{entry.label}</Badge>}
        </div>
        <p className="mt-1 max-w-[38rem] leading-relaxed text-ink-2">{entry.description}</p>
        <div className="mt-3.5 flex flex-wrap items-center gap-x-5 gap-y-2">
          <AuthorNames authors={entry.authors} />
          {entry.tags.length > 0 && (
            <span className="font-mono text-xs text-ink-3">{joinWithDots(entry.tags.map(formatTag))}</span>
          )}
        </div>
      </div>
      {entry.cover && <PageCover page={entry} className="mt-1 max-md:hidden" />}
    </article>
  );
}
