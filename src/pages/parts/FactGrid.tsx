import { ArrowLink } from '../../layouts/marketing/ArrowLink.tsx';
import type { Href } from '../../site/links.ts';

/** A short fact with an optional link. */
export interface Fact {
  title: string;
  text: string;
  link?: readonly [label: string, href: Href];
}

/** Facts in three columns, each under a hairline. */
export function FactGrid({ facts }: { facts: readonly Fact[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
      {facts.map(({ title, text, link }) => (
        <li key={title} className="flex flex-col gap-2 border-line border-t py-6">
          <h3 className="font-medium text-ink text-lg tracking-[-0.015em]">{title}</h3>
          <p className="text-ink-2">{text}</p>
          {link && (
            <ArrowLink href={link[1]} className="mt-auto self-start">
              {link[0]}
            </ArrowLink>
          )}
        </li>
      ))}
    </ul>
  );
}
