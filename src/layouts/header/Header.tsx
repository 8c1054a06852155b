import { Menu, Search, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../../features/brand-mark/Wordmark.tsx';
import { LanguageControl } from '../../features/language/LanguageControl.tsx';
import { LogoLink } from '../../features/logo-menu/LogoLink.tsx';
import { ThemeControl } from '../../features/theme/ThemeControl.tsx';
import type { Words } from '../../i18n/words.ts';
import type { PageView } from '../../source/page-view.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import type { Chrome } from '../chrome.ts';
import { HeaderNav } from './HeaderNav.tsx';
import { PhoneNav } from './PhoneNav.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SocialLinks } from './SocialLinks.tsx';

interface HeaderProps {
  view: PageView;
  chrome: Chrome;
  words: Words;
}

/** The bar at the top of every page. */
export function Header({ view, chrome, words }: HeaderProps): ReactNode {
  return (
    <header data-chrome className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-1 px-5">
        <LogoLink label={words.home}>
          <Wordmark className="text-lg" />
        </LogoLink>
        <a
          href="/careers"
          className={buttonClass({
            variant: 'outline',
            size: 'pill',
            className:
              'ml-1 hidden h-6 px-2 font-mono text-[0.6875rem] uppercase tracking-wider text-amber-ink xl:inline-flex',
          })}
        >
          {words.hiring}
        </a>
        <HeaderNav path={view.path} label={words.mainNavigation} />
        <div className="ml-auto flex items-center gap-0.5">
          <SearchForm words={words} className="mr-1.5 hidden w-56 md:block xl:w-64" />
          <a
            href="/search"
            aria-label={words.searchLabel}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: 'md:hidden' })}
          >
            <Search aria-hidden />
          </a>
          <a
            href="/docs/ask-ai"
            aria-label={words.askAssistant}
            title={words.askAssistant}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: 'max-sm:hidden' })}
          >
            <Sparkles aria-hidden />
          </a>
          <SocialLinks words={words} className="hidden xl:flex" />
          <div className="hidden items-center gap-0.5 lg:flex">
            <LanguageControl words={words} locale={view.locale} />
            <ThemeControl words={words} />
          </div>
          <Button href={chrome.cloudUrl} variant="cta" size="sm" className="ml-1.5 max-sm:h-9 max-sm:px-3">
            {words.signUp}
          </Button>
          <button
            type="button"
            popoverTarget="phone-nav"
            aria-label={words.menu}
            className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mr-2 lg:hidden' })}
          >
            <Menu aria-hidden />
          </button>
        </div>
      </div>
      <PhoneNav view={view} words={words} />
    </header>
  );
}
