import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** Props of Accordion; items that share `name` close one another. */
export interface AccordionProps {
  summary: ReactNode;
  children: ReactNode;
  name?: string;
  id?: string;
  open?: boolean;
  className?: string;
}

/** One question that expands to its answer; stack several for a list. */
export function Accordion({ summary, children, name, id, open, className }: AccordionProps) {
  return (
    <details
      id={id}
      name={name}
      open={open}
      className={cn('group border-b border-line first-of-type:border-t', className)}
    >
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium text-ink hover:text-amber-ink [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="max-w-[40rem] pb-5 text-ink-2">{children}</div>
    </details>
  );
}
