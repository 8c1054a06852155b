import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Container } from './Container.tsx';
import type { SectionProps } from './Section.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** Props of SplitSection: a Section's, and the content below the heading in the narrow column. */
export interface SplitSectionProps extends SectionProps {
  aside?: ReactNode;
  /** Whether the content takes two thirds of the width. */
  wide?: boolean;
}

/** A section with its heading in a narrow column on the left and its content on the right. */
export function SplitSection({
  id,
  ground = 'paper',
  aside,
  wide = false,
  children,
  className,
  ...heading
}: SplitSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cn('border-line border-t py-16 md:py-24', ground === 'sunken' && 'bg-sunken', className)}
    >
      <Container
        className={cn(
          'grid gap-10',
          wide
            ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12'
            : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16',
        )}
      >
        <div className="flex min-w-0 flex-col gap-8">
          <SectionHeading {...heading} id={`${id}-title`} />
          {aside}
        </div>
        <div className="min-w-0">{children}</div>
      </Container>
    </section>
  );
}
