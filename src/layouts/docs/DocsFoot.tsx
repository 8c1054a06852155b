import { LifeBuoy, Pencil } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Feedback } from '../../features/feedback/view/Feedback.tsx';
import type { Words } from '../../i18n/words.ts';
import type { PageView } from '../../source/page-view.ts';
import { Button } from '../../ui/Button.tsx';
import { DateText } from '../DateText.tsx';
import { Changes } from './Changes.tsx';

/** Under the text: feedback, support, versions, releases that changed the page, edit link and the day of the last change. */
export function DocsFoot({ view, words, hasServer }: { view: PageView; words: Words; hasServer: boolean }): ReactNode {
  return (
    <div data-chrome className="docs-foot">
      {(view.widgets.feedback || view.section.support) && (
        <div className="mb-2 flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {view.widgets.feedback && <Feedback page={view.path} hasServer={hasServer} />}
          {view.section.support && (
            <p className="flex items-center gap-3">
              {words.supportQuestion}
              <Button href="/support" variant="outline" size="sm">
                <LifeBuoy aria-hidden />
                {words.support}
              </Button>
            </p>
          )}
        </div>
      )}
      <SdkLinks groups={view.sdkLinks} />
      <AppliesTo versions={view.appliesTo} words={words} />
      <Changes changes={view.changes} words={words} />
      {view.editUrl && (
        <a href={view.editUrl} rel="noreferrer">
          <Pencil aria-hidden />
          {words.editPage}
        </a>
      )}
      {view.editedAt && (
        <p className="sm:ml-auto">
          {words.lastUpdated} <DateText date={view.editedAt} className="font-mono text-[0.8125rem]" />
        </p>
      )}
    </div>
  );
}

function SdkLinks({ groups = [] }: { groups?: PageView['sdkLinks'] }): ReactNode {
  return groups.map(({ label, symbols }) => (
    <p key={label} className="sdk-links">
      {label}:{' '}
      {symbols.map(({ name, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a href={href}>{name}</a>
        </Fragment>
      ))}
    </p>
  ));
}

function AppliesTo({ versions = [], words }: { versions?: readonly string[]; words: Words }): ReactNode {
  if (versions.length === 0) return null;
  return (
    <p className="w-full">
      {words.appliesTo} {versions.join(', ')}.{' '}
      <a href="/docs/versions" className="text-ink-3 underline hover:text-ink">
        {words.allVersions}
      </a>
    </p>
  );
}
