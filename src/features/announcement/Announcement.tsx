import { ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Words } from '../../i18n/words.ts';
import { ANNOUNCEMENT } from '../../site/announcement.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** The banner above the header. Visitors who dismissed it never see it again, not even for a moment. */
export function Announcement({ words }: { words: Words }): ReactNode {
  return (
    <aside aria-label={words.announcement} data-announcement={ANNOUNCEMENT.key} data-chrome className="announcement">
      <p>
        <span>{ANNOUNCEMENT.text}.</span>
        <a href={ANNOUNCEMENT.href}>
          {ANNOUNCEMENT.linkText}
          <ArrowRight aria-hidden />
        </a>
      </p>
      <button
        type="button"
        data-announcement-dismiss
        aria-label={words.dismiss}
        className={buttonClass({ variant: 'ghost', size: 'icon', className: 'needs-js' })}
      >
        <X aria-hidden />
      </button>
    </aside>
  );
}
