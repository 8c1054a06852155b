import type { ReactNode } from 'react';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import type { Href } from '../../site/links.ts';

export interface ChapterProps {
  id: string;
  number: number;
  title: string;
  text: string;
  link: readonly [label: string, href: Href];
  children?: ReactNode;
}

/** One chapter of the walkthrough: a number, a few sentences, a picture. */
export function Chapter({ id, number, title, text, link: [label, href], children }: ChapterProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 scroll-mt-1 first:scroll-mt-12 flex-col gap-6 border-line border-t py-14 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-col gap-2">
        <p className="font-mono text-[13px] text-ink-3">Chapter {number}</p>
        <h2 id={`${id}-title`} className="font-semibold text-[1.75rem] text-ink leading-[1.15] tracking-[-0.03em]">
          {title}
        </h2>
        <p className="max-w-[40rem] text-[1.0625rem] text-ink-2">{text}</p>
      </div>
      {children}
      <ArrowLink href={href}>{label}</ArrowLink>
    </section>
  );
}
