import { CircleCheck, CircleDashed, Download } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { splitAtBreakPoints } from '../../lib/break-points.ts';
import { type NotebookRunFacts, verificationText } from './verification.ts';

/** A longer name is wider than a phone. */
const MAX_NAME_CHARACTERS = 32;

/** How a notebook was verified, and its file for download. */
export function NotebookFacts({ name, run }: { name: string; run?: NotebookRunFacts }): ReactNode {
  const Icon = run ? CircleCheck : CircleDashed;
  const file = `${name}.ipynb`;
  return (
    <div className="not-prose mt-3 flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-2 text-sm">
      <p className="flex min-h-8 items-center gap-2">
        <Icon aria-hidden className={run ? 'size-4 shrink-0 text-green-ink' : 'size-4 shrink-0 text-ink-3'} />
        {verificationText(run)}
      </p>
      <p>
        <a
          href={`/cookbook/${file}`}
          download={file}
          className="flex min-h-8 items-center gap-2 max-sm:min-h-11 underline decoration-line-strong underline-offset-4 hover:decoration-amber-ink"
        >
          <Download aria-hidden className="size-4 shrink-0 text-ink-3" />
          <span className="min-w-0 wrap-anywhere">
            {splitAtBreakPoints(file, MAX_NAME_CHARACTERS).map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never move
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </span>
        </a>
      </p>
    </div>
  );
}
