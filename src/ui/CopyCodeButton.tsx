import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { buttonClass } from './Button.tsx';

/** The button of a block of code; a script of the page listens to all of them. */
export function CopyCodeButton({ label, className }: { label: string; className?: string }): ReactNode {
  return (
    <button
      type="button"
      data-copy-code
      aria-label={label}
      className={buttonClass({ variant: 'ghost', size: 'iconXs', className: cn('code-copy group', className) })}
    >
      <Copy aria-hidden className="group-data-copied:hidden" />
      <Check aria-hidden className="hidden text-green-ink group-data-copied:block" />
      <span aria-live="polite" className="sr-only" />
    </button>
  );
}
