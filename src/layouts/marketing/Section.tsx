import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Container } from './Container.tsx';
import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

/** Props of Section: those of its heading, its anchor `id`, and its background. */
export interface SectionProps extends Omit<SectionHeadingProps, 'className'> {
  id: string;
  ground?: 'paper' | 'sunken';
  children?: ReactNode;
  className?: string;
}

/** A full-width section of a marketing page, separated from the previous one by a hairline. */
export function Section({ id, ground = 'paper', children, className, ...heading }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn('border-line border-t py-16 md:py-24', ground === 'sunken' && 'bg-sunken', className)}
    >
      <Container className="flex flex-col gap-10 md:gap-14">
        <SectionHeading {...heading} id={`${id}-title`} />
        {children}
      </Container>
    </section>
  );
}
