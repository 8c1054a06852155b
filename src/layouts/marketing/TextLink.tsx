import type { ReactNode } from 'react';

/** A link inside running text of a marketing page. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="text-amber-ink underline decoration-1 decoration-amber-ink/45 underline-offset-[0.2em] hover:decoration-amber-ink"
    >
      {children}
    </a>
  );
}
