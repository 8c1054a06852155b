import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

/** The column of a marketing page, aligned with header and footer. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cn('mx-auto w-full max-w-[90rem] px-5', className)}>{children}</div>;
}
