import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Container } from './Container.tsx';
import { Eyebrow } from './Eyebrow.tsx';

export interface PageHeroProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** Facts or a note below the lead. */
  children?: ReactNode;
  /** A picture of the product or a short list: on the right of wide screens, below the text elsewhere. */
  figure?: ReactNode;
  /** The share of a wide screen that the figure takes; default half. */
  figureSize?: 'half' | 'wide';
}

const TITLE = 'max-w-[52rem] font-semibold text-[2.5rem] text-ink leading-[1.04] tracking-[-0.04em] md:text-[3.5rem]';

const COLUMNS = {
  half: 'items-center lg:grid-cols-2 lg:gap-14 xl:grid-cols-[minmax(0,1fr)_minmax(0,37rem)]',
  wide: 'items-center xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:gap-14',
} as const;

const TITLE_SIZES = { half: 'lg:text-[3.25rem] xl:text-[3.75rem]', wide: 'lg:text-[3.25rem]' } as const;

/** The top of a marketing page and its only `<h1>`. */
export function PageHero({ title, eyebrow, lead, actions, children, figure, figureSize = 'half' }: PageHeroProps) {
  return (
    <Container className={cn('grid gap-10 pt-14 pb-14 md:pt-24 md:pb-20', figure ? COLUMNS[figureSize] : undefined)}>
      <div className="flex min-w-0 flex-col gap-6">
        {eyebrow && (
          <div data-markdown="skip" data-markdown-ignore="">
            <Eyebrow>{eyebrow}</Eyebrow>
          </div>
        )}
        <h1 className={cn(TITLE, figure ? TITLE_SIZES[figureSize] : 'lg:text-[4rem]')}>{title}</h1>
        {lead && <div className="max-w-[40rem] text-ink-2 text-lg leading-[1.6]">{lead}</div>}
        {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
        {children}
      </div>
      {figure && <div className="min-w-0">{figure}</div>}
    </Container>
  );
}
