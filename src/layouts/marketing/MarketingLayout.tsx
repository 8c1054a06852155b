import type { ReactNode } from 'react';
import { CopyMarkdown } from '../../features/copy-markdown/CopyMarkdown.tsx';
import type { PageView } from '../../source/page-view.ts';
import type { Chrome } from '../chrome.ts';
import { PageFeedback } from '../PageFeedback.tsx';
import { Container } from './Container.tsx';

/** The page uses the full width. */
export function MarketingLayout({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {view.widgets.copyMarkdown && (
        <Container className="flex pt-6 lg:justify-end">
          <CopyMarkdown path={view.path} siteUrl={chrome.siteUrl} />
        </Container>
      )}
      {view.body}
      {view.widgets.feedback && (
        <Container>
          <PageFeedback view={view} chrome={chrome} />
        </Container>
      )}
    </main>
  );
}
