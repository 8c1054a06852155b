import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** A keyboard key. */
export function Kbd({ className, children }: { className?: string; children: ReactNode }) {
  return <kbd className={cn('kbd', className)}>{children}</kbd>;
}
