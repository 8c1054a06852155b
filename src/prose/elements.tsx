import type { ReactNode } from 'react';
import { TABLE_ROLES, type TableLayout } from '../markdown/table-layout.ts';

/** A heading that can be linked to. */
export function Heading({ level, id, children }: { level: number; id: string; children: ReactNode }): ReactNode {
  const Tag = `h${level}` as 'h2';
  return (
    <Tag id={id}>
      {children}
      <a className="heading-anchor" href={`#${id}`} aria-label="Link to this section" data-markdown-ignore="">
        #
      </a>
    </Tag>
  );
}

/** A table. Its layout determines whether it becomes a list or scrolls on phones. */
export function ProseTable({ layout, children }: { layout: TableLayout; children: ReactNode }): ReactNode {
  const isList = layout !== 'grid';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark a table
    <div role="group" className="table-scroll" aria-label="Table" tabIndex={0}>
      <table {...(isList && { role: TABLE_ROLES.table, 'data-list': layout })}>{children}</table>
    </div>
  );
}

/** A link in prose; links to other sites send no referrer. */
export function ProseLink({
  href,
  title,
  id,
  className,
  children,
}: {
  href: string;
  title?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}): ReactNode {
  const external = /^https?:/.test(href);
  return (
    <a href={href} id={id} title={title} className={className} rel={external ? 'noreferrer' : undefined}>
      {children}
    </a>
  );
}
