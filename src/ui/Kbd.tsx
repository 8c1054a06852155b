import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** One key of the keyboard. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line-strong bg-raised px-1 font-mono text-xs text-ink-2',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
