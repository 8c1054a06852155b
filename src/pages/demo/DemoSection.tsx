import type { ReactNode } from 'react';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import type { Href } from '../../site/links.ts';

/** Props of DemoSection: one part of the example project. */
export interface DemoSectionProps {
  id: string;
  title: string;
  text: string;
  link: readonly [label: string, href: Href];
  children: ReactNode;
}

/** A part of the example project: heading, what to look at, the picture, where to read on. */
export function DemoSection({ id, title, text, link: [label, href], children }: DemoSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 scroll-mt-1 first:scroll-mt-12 flex-col gap-5 border-line border-t py-12 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`${id}-title`} className="font-semibold text-2xl text-ink tracking-[-0.025em]">
          {title}
        </h2>
        <p className="max-w-[44rem] text-ink-2">{text}</p>
      </div>
      {children}
      <ArrowLink href={href}>{label}</ArrowLink>
    </section>
  );
}
