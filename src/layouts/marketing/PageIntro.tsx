import type { ReactNode } from 'react';

/** What `PageIntro` takes. */
export interface PageIntroProps {
  title: ReactNode;
  lead?: ReactNode;
  /** A line above the title: a link back. */
  above?: ReactNode;
  /** Below the lead: a filter, a form. */
  children?: ReactNode;
}

/** Heading of a page that uses the full width. */
export function PageIntro({ title, lead, above, children }: PageIntroProps) {
  return (
    <header className="pt-12 pb-10 sm:pt-20 sm:pb-12">
      {above}
      <h1 className="text-[2.5rem] leading-[1.04] font-semibold tracking-[-0.04em] text-ink md:text-[3.25rem]">
        {title}
      </h1>
      {lead && <p className="mt-4 max-w-[38rem] text-lg leading-relaxed text-ink-2">{lead}</p>}
      {children}
    </header>
  );
}
