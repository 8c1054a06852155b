import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { Crumb } from '../source/page-place.ts';

/** The way from the section to this page. */
export function Breadcrumbs({
  crumbs,
  label,
  className,
}: {
  crumbs: readonly Crumb[];
  label: string;
  className?: string;
}): ReactNode {
  return (
    <nav aria-label={label} className={cn('breadcrumbs', className)}>
      <ol>
        {crumbs.map((crumb, index) => (
          <Fragment key={`${crumb.title}-${crumb.path ?? index}`}>
            {index > 0 && (
              <li aria-hidden="true">
                <ChevronRight />
              </li>
            )}
            <li aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {crumb.path ? <a href={crumb.path}>{crumb.title}</a> : crumb.title}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
