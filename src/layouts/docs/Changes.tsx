import { Fragment, type ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import type { PageView } from '../../source/page-view.ts';
import { DateText } from '../DateText.tsx';

/** Number of visible releases; older ones open on click. */
const SHOWN = 3;

/** The changelog entries that changed the page. */
export function Changes({ changes = [], words }: { changes?: PageView['changes']; words: Words }): ReactNode {
  if (changes.length === 0) return null;
  const older = changes.slice(SHOWN);
  return (
    <div className="w-full">
      <p>
        {words.changedIn} <Entries changes={changes.slice(0, SHOWN)} />
      </p>
      {older.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-9 w-fit cursor-pointer items-center underline hover:text-ink max-sm:min-h-11">
            {words.earlierChanges} ({older.length})
          </summary>
          <p>
            <Entries changes={older} />
          </p>
        </details>
      )}
    </div>
  );
}

function Entries({ changes }: { changes: NonNullable<PageView['changes']> }): ReactNode {
  return changes.map(({ title, path, date }, index) => (
    <Fragment key={path}>
      {index > 0 && ', '}
      <a href={path} className="text-ink-3 underline hover:text-ink">
        {title}
      </a>{' '}
      (<DateText date={date} className="whitespace-nowrap" />)
    </Fragment>
  ));
}
