import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

/** Shared look of text fields and selects; 16 px on phones, so that iOS does not zoom in. */
export const FIELD_CLASS =
  'h-10 w-full rounded-md border border-ink-3/70 bg-raised px-3 text-base text-ink placeholder:text-ink-3 hover:border-ink-3 disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-red max-sm:h-11 sm:text-sm';

/** A text field; give it a `<label htmlFor>` or an `aria-label`. */
export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} className={cn(FIELD_CLASS, className)} />;
}
