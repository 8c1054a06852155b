import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** The button of a block of code; a script of the page listens to all of them. */
export function CopyCodeButton({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <button type="button" data-copy-code="" aria-label={label} className={cn('code-copy', className)}>
      <span aria-live="polite" />
    </button>
  );
}
