import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** One key of the keyboard. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return <kbd className={cn('kbd', className)}>{children}</kbd>;
}
