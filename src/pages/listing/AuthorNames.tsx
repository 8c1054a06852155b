import { cn } from '../../lib/cn.ts';
import { BYLINE_FULL_NAMES_MAX } from '../../site/limits.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { PageSummary } from './site.ts';

/** Authors with small pictures; only first names if there are many. */
export function AuthorNames({ authors, className }: { authors: PageSummary['authors']; className?: string }) {
  if (authors.length === 0) return null;
  const names = authors.map((author) => (authors.length > BYLINE_FULL_NAMES_MAX ? author.firstName : author.name));
  return (
    <span className={cn('flex items-center gap-2 text-sm text-ink-2', className)}>
      <span className="flex shrink-0 -space-x-1.5">
        {authors.map((author) => (
          <Avatar key={author.key} name={author.name} src={author.image} size={24} decorative />
        ))}
      </span>
      {names.join(', ')}
    </span>
  );
}
