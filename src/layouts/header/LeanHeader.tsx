import type { ReactNode } from 'react';
import { Wordmark } from '../../features/brand-mark/Wordmark.tsx';
import { LogoLink } from '../../features/logo-menu/LogoLink.tsx';
import type { Words } from '../../i18n/words.ts';
import { HEADER_NAV } from '../../site/nav.ts';
import { buttonClass } from '../../ui/Button.tsx';

/** The bar at the top of pages that must stay small: the logo and plain links, without menus and dialogs. */
export function LeanHeader({ words }: { words: Words }): ReactNode {
  return (
    <header data-chrome className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-1 px-5">
        <LogoLink label={words.home}>
          <Wordmark className="text-lg" />
        </LogoLink>
        <nav aria-label={words.mainNavigation} className="ml-auto flex items-center sm:ml-3">
          {HEADER_NAV.flatMap((entry) =>
            'href' in entry ? (
              <a key={entry.href} href={entry.href} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
                {entry.title}
              </a>
            ) : (
              []
            ),
          )}
        </nav>
      </div>
    </header>
  );
}
