import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

const badge = cva('badge', {
  variants: {
    tone: {
      neutral: 'border-line bg-sunken text-ink-2',
      amber: 'border-amber-ink/25 bg-amber-wash text-amber-ink',
      green: 'border-green-ink/25 bg-green-wash text-green-ink',
      red: 'border-red-ink/25 bg-red-wash text-red-ink',
      blue: 'border-blue-ink/25 bg-blue-wash text-blue-ink',
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeProps = VariantProps<typeof badge> & { className?: string; children: ReactNode };

/** A small label in one of five tones. */
export function Badge({ tone, className, children }: BadgeProps) {
  return <span className={cn(badge({ tone }), className)}>{children}</span>;
}
