import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { buttonClass } from './Button.tsx';

/** The button of a block of code; a script of the page listens to all of them. */
export function CopyCodeButton({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <button
      type="button"
      data-copy-code=""
      aria-label={label}
      className={buttonClass({ variant: 'ghost', size: 'iconXs', className: cn('code-copy', className) })}
    >
      <Copy aria-hidden />
      <Check aria-hidden />
      <span aria-live="polite" />
    </button>
  );
}
