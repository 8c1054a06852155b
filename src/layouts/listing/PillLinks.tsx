import { cn } from '../../lib/cn.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** A link in the row. */
export interface PillLink {
  title: string;
  href: string;
  count?: number;
  current?: boolean;
}

/** A row of links, one of which may be current; on phones it scrolls sideways. */
export function PillLinks({
  label,
  links,
  className,
}: {
  label: string;
  links: readonly PillLink[];
  className?: string;
}) {
  return (
    <nav aria-label={label} className={cn('-mx-5 scroll-x px-5 sm:mx-0 sm:overflow-visible sm:px-0', className)}>
      <ul className="flex w-max gap-3 py-1.5 sm:w-auto sm:flex-wrap sm:gap-2">
        {links.map(({ title, href, count, current = false }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={current ? 'page' : undefined}
              className={buttonClass({ variant: current ? 'default' : 'outline', size: 'pill' })}
            >
              {title}
              {count !== undefined && <span className="font-mono text-xs opacity-75">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
