import type { ReactNode } from 'react';
import { AssistantDialog } from '../../features/assistant/view/Assistant.tsx';
import { Wordmark } from '../../features/brand-mark/Wordmark.tsx';
import { LogoLink } from '../../features/logo-menu/LogoLink.tsx';
import { SearchDialog } from '../../features/search/view/SearchDialog.tsx';
import { SignInMenu } from '../../features/sign-in/SignInMenu.tsx';
import type { Words } from '../../i18n/words.ts';
import type { LocaleId } from '../../site/locales.ts';
import { DEFAULT_REGION } from '../../site/regions.ts';
import { buttonClass } from '../../ui/Button.tsx';
import type { Chrome } from '../chrome.ts';
import { HeaderNav } from './HeaderNav.tsx';
import { HeaderTools } from './HeaderTools.tsx';
import { PhoneNav } from './PhoneNav.tsx';

interface HeaderProps {
  path: string;
  locale: LocaleId;
  chrome: Chrome;
  words: Words;
}

/** The bar at the top of every page. */
export function Header({ path, locale, chrome, words }: HeaderProps): ReactNode {
  const signUpUrl = chrome.cloudUrls[DEFAULT_REGION];
  return (
    <header data-chrome className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 max-w-[90rem] items-center gap-1 px-5">
        <LogoLink label={words.home}>
          <Wordmark className="text-lg" />
        </LogoLink>
        <a href="/careers" className={buttonClass({ variant: 'outline', size: 'pill', className: 'hiring' })}>
          {words.hiring}
        </a>
        <HeaderNav path={path} label={words.mainNavigation} />
        <HeaderTools words={words} locale={locale} signUpUrl={signUpUrl} />
      </div>
      <PhoneNav locale={locale} words={words} signUpUrl={signUpUrl} />
      <SearchDialog locale={locale} placeholder={words.search} label={words.searchLabel} hasServer={chrome.hasServer} />
      {chrome.hasServer && <AssistantDialog locale={locale} />}
      <SignInMenu cloudUrls={chrome.cloudUrls} asksContinent={chrome.hasServer} />
    </header>
  );
}
