import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** The copy button of a code block; one script on the page handles all of them. */
export function CopyCodeButton({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <button type="button" data-copy-code="" aria-label={label} className={cn('code-copy', className)}>
      <span aria-live="polite" />
    </button>
  );
}
