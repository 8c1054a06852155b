import { ArrowRight } from 'lucide-react';
import { cn } from '../../lib/cn.ts';

/** A quiet link with an arrow, for "read more" lines; high enough to tap. */
export function ArrowLink({ href, children, className }: { href: string; children: string; className?: string }) {
  return (
    <a
      href={href}
      className={cn(
        'group inline-flex min-h-11 items-center gap-2 font-medium text-[0.9375rem] text-ink underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink md:min-h-8',
        className,
      )}
    >
      {children}
      <ArrowRight
        aria-hidden
        className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-hover:translate-x-0.5"
      />
    </a>
  );
}
