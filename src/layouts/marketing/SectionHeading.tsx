import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Eyebrow } from './Eyebrow.tsx';

export interface SectionHeadingProps {
  title: string;
  id?: string;
  eyebrow?: string;
  level?: number;
  /** A paragraph under the heading. */
  lead?: ReactNode;
  className?: string;
}

export function SectionHeading({ title, id, eyebrow, level, lead, className }: SectionHeadingProps) {
  return (
    <div className={cn('flex max-w-[44rem] flex-col gap-4', className)}>
      {eyebrow && <Eyebrow level={level}>{eyebrow}</Eyebrow>}
      <h2
        id={id}
        className="font-semibold text-[1.875rem] text-ink leading-[1.12] tracking-[-0.03em] md:text-[2.5rem] md:leading-[1.08]"
      >
        {title}
      </h2>
      {lead && <div className="max-w-[38rem] text-[1.0625rem] text-ink-2 leading-[1.6]">{lead}</div>}
    </div>
  );
}
