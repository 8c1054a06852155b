import type { ReactNode } from 'react';
import type { PageView } from '../../source/page-view.ts';

/** The whole width belongs to the page. */
export function MarketingLayout({ view }: { view: PageView }): ReactNode {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {view.body}
    </main>
  );
}
