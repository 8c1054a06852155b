import { cn } from '../lib/cn.ts';
import type { MarkName } from '../lib/icon-names.ts';

/** An icon of the stylesheet (`src/ui/styles/icons.css`), for places that are on nearly every page; hidden from screen readers. */
export function Mark({ name, className }: { name: MarkName; className?: string }) {
  return <span aria-hidden className={cn('mark', `mark-${name}`, className)} />;
}
