import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** The column of a marketing page: at most 1200 px, 20 px of air at the sides of a phone. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('mx-auto w-full max-w-[1200px] px-5 md:px-8', className)}>{children}</div>;
}
