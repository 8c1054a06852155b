import type { ReactNode } from 'react';
import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import { Eyebrow } from '../../layouts/marketing/Eyebrow.tsx';
import type { Href } from '../../site/links.ts';

/** Props of Ability: one thing one can do, its picture and where to read on. */
export interface AbilityProps {
  id: string;
  eyebrow: string;
  level: number;
  title: string;
  text: string;
  links: readonly (readonly [title: string, href: Href])[];
  children: ReactNode;
}

/** One ability of the platform: words on the left, a picture on the right. */
export function Ability({ id, eyebrow, level, title, text, links, children }: AbilityProps) {
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-8 border-line border-t py-12 first:border-t-0 first:pt-0 last:pb-0 md:py-16 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-16"
    >
      <div className="flex flex-col gap-3">
        <Eyebrow level={level}>{eyebrow}</Eyebrow>
        <h3 id={`${id}-title`} className="font-semibold text-2xl text-ink leading-[1.2] tracking-[-0.025em]">
          {title}
        </h3>
        <p className="max-w-[34rem] text-ink-2">{text}</p>
        <ul className="mt-2 flex flex-col items-start">
          {links.map(([label, href]) => (
            <li key={href}>
              <ArrowLink href={href}>{label}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0">{children}</div>
    </article>
  );
}
