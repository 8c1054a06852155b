import type { ReactNode } from 'react';
import { Container } from './Container.tsx';
import { Eyebrow } from './Eyebrow.tsx';

export interface PageHeroProps {
  title: string;
  eyebrow?: string;
  lead?: ReactNode;
  /** Buttons under the lead. */
  actions?: ReactNode;
  /** What is under or beside it: facts, a note. */
  children?: ReactNode;
}

/** The top of a marketing page and its only `<h1>`. */
export function PageHero({ title, eyebrow, lead, actions, children }: PageHeroProps) {
  return (
    <Container className="flex flex-col gap-6 pt-14 pb-14 md:pt-24 md:pb-20">
      {eyebrow && (
        <div data-markdown="skip" data-markdown-ignore="">
          <Eyebrow>{eyebrow}</Eyebrow>
        </div>
      )}
      <h1 className="max-w-[52rem] font-semibold text-[2.5rem] text-ink leading-[1.04] tracking-[-0.04em] md:text-[3.5rem] lg:text-[4rem]">
        {title}
      </h1>
      {lead && <div className="max-w-[40rem] text-ink-2 text-lg leading-[1.6]">{lead}</div>}
      {actions && <div className="mt-2 flex flex-wrap gap-3">{actions}</div>}
      {children}
    </Container>
  );
}
