import { Menu, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { LanguageControl } from '../../features/language/LanguageControl.tsx';
import { SignInLink } from '../../features/sign-in/SignInLink.tsx';
import { ThemeControl } from '../../features/theme/ThemeControl.tsx';
import type { Words } from '../../i18n/words.ts';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import type { LocaleId } from '../../site/locales.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const iconClass = (className: string) => buttonClass({ variant: 'ghost', size: 'icon', className });

/** The right side of the header: search, assistant, chat and social icons, language, theme, sign-up. */
export function HeaderTools({
  words,
  locale,
  signUpUrl,
}: {
  words: Words;
  locale: LocaleId;
  signUpUrl: string;
}): ReactNode {
  return (
    <div className="ml-2 flex min-w-0 grow items-center justify-end gap-0.5">
      <SearchForm words={words} keys className="mr-1.5 hidden w-56 md:block lg:w-0 lg:max-w-64 lg:min-w-32 lg:grow" />
      <a href="/search" data-search-open="" aria-label={words.searchLabel} className={iconClass('md:hidden')}>
        <Search aria-hidden />
      </a>
      <a
        href={ASK_PAGE_PATH}
        data-assistant-open=""
        aria-label={words.askAssistant}
        title={words.askAssistant}
        className={iconClass('max-sm:hidden')}
      >
        <Mark name="sparkles" />
      </a>
      <SocialLinks words={words} className="hidden lg:flex" />
      <div className="hidden items-center gap-0.5 lg:flex">
        <LanguageControl words={words} locale={locale} />
        <ThemeControl words={words} />
      </div>
      <div className="ml-1.5">
        <SignInLink href={signUpUrl} label={words.signUp} words={words} variant="cta" size="sm" align="right" brief />
      </div>
      <button type="button" popoverTarget="phone-nav" aria-label={words.menu} className={iconClass('-mr-2 lg:hidden')}>
        <Menu aria-hidden />
      </button>
    </div>
  );
}
