import { cn } from '../../lib/cn.ts';
import { GLINT_WIDTH, glintPath, liquidPath, MARK_SIZE, RING } from './geometry.ts';

/** What `BrandMark` takes. */
export interface BrandMarkProps {
  /** Size and colour classes; the ring takes the text colour. Default `size-5`. */
  className?: string;
  /** Name read aloud. Without it, the mark is decorative. */
  title?: string;
  /** How full the glass is, 0 to 1. */
  level?: number;
}

/** The icon: a round sight glass filled with amber. */
export function BrandMark({ className, title, level = 0.5 }: BrandMarkProps) {
  return (
    <svg
      viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={cn('size-5 shrink-0', className)}
    >
      <circle {...RING} fill="none" stroke="currentColor" />
      <path d={liquidPath(level)} fill="var(--color-amber)" />
      <path d={glintPath()} strokeWidth={GLINT_WIDTH} strokeLinecap="round" fill="none" stroke="currentColor" />
    </svg>
  );
}
