import type { ReactNode } from 'react';

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

/** A table that scrolls inside itself where the page is narrow. */
export function ProseTable({ children }: { children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section would be a landmark a table
    <div role="group" className="table-scroll" aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** A link in prose; links to other sites do not tell them where the reader came from. */
export function ProseLink({
  href,
  title,
  id,
  children,
}: {
  href: string;
  title?: string;
  id?: string;
  children: ReactNode;
}): ReactNode {
  const external = /^https?:/.test(href);
  return (
    <a href={href} id={id} title={title} rel={external ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  );
}
