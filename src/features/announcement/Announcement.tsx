import { ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { ANNOUNCEMENT } from '../../site/announcement.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** The strip above the header. Whoever dismissed it never sees it again, not even for a moment. */
export function Announcement({ words }: { words: Words }): ReactNode {
  return (
    <aside
      aria-label={words.announcement}
      data-announcement={ANNOUNCEMENT.key}
      data-chrome
      className="relative border-b border-line bg-amber-wash"
    >
      <p className="mx-auto flex min-h-11 max-w-[90rem] flex-wrap items-center justify-center gap-x-3 py-2 pr-14 pl-5 text-center text-sm text-ink max-sm:justify-start max-sm:text-left">
        <span>{ANNOUNCEMENT.text}.</span>
        <a
          href={ANNOUNCEMENT.href}
          className="inline-flex items-center gap-1 font-medium text-amber-ink underline decoration-amber-ink/40 underline-offset-4 hover:decoration-amber-ink"
        >
          {ANNOUNCEMENT.linkText}
          <ArrowRight aria-hidden className="size-3.5" />
        </a>
      </p>
      <button
        type="button"
        data-announcement-dismiss
        aria-label={words.dismiss}
        className={buttonClass({ variant: 'ghost', size: 'icon', className: 'needs-js absolute top-0.5 right-1.5' })}
      >
        <X aria-hidden />
      </button>
    </aside>
  );
}
