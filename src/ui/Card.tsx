import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

/** Props of Card; with `href` the whole card is one link. */
export interface CardProps {
  title: ReactNode;
  href?: string;
  children?: ReactNode;
  icon?: ReactNode;
  /** A mono line under the text: a date, a count. */
  meta?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4' | 'p';
  className?: string;
}

function CardTitle({ title, href, heading: Heading = 'p' }: Pick<CardProps, 'title' | 'href' | 'heading'>) {
  const text = href ? (
    <a href={href} className="no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none">
      {title}
    </a>
  ) : (
    title
  );
  return <Heading className="font-medium text-ink">{text}</Heading>;
}

/** A plain card, or a link card if `href` is given. */
export function Card({ title, href, children, icon, meta, heading, className }: CardProps) {
  const look = href
    ? 'group hover:border-line-strong has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-amber-ink'
    : '';
  return (
    <div
      className={cn(
        'not-prose relative flex flex-col gap-1.5 rounded-lg border border-line bg-raised p-4 transition-colors duration-100',
        look,
        className,
      )}
    >
      <div className="flex items-center gap-2.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-3">
        {icon}
        <CardTitle title={title} href={href} heading={heading} />
        {href && (
          <ArrowUpRight
            aria-hidden
            className="ml-auto opacity-0 transition-opacity duration-100 group-hover:opacity-100"
          />
        )}
      </div>
      {children && <div className="text-sm text-ink-2">{children}</div>}
      {meta && <div className="mt-auto pt-1.5 font-mono text-xs text-ink-3">{meta}</div>}
    </div>
  );
}
