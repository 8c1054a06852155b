import type { ReactNode } from 'react';
import { Feedback } from '../features/feedback/view/Feedback.tsx';
import type { PageView } from '../source/page-view.ts';
import type { Chrome } from './chrome.ts';

/** The feedback widget under the text of a page, where the page shows one. */
export function PageFeedback({ view, chrome }: { view: PageView; chrome: Chrome }): ReactNode {
  if (!view.widgets.feedback) return null;
  return (
    <div data-chrome className="mt-12 border-t border-line pt-6">
      <Feedback page={view.path} hasServer={chrome.hasServer} />
    </div>
  );
}
