import type { ReactNode } from 'react';

/** The title of a row in a list of pages; its link covers the whole row. */
export function RowTitle({ path, title, badge }: { path: string; title: string; badge?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <a
        href={path}
        className="font-medium text-ink decoration-amber-ink decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
      >
        {title}
      </a>
      {badge}
    </div>
  );
}
