import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Wordmark } from '../../features/brand-mark/Wordmark.tsx';
import { LanguageControl } from '../../features/language/LanguageControl.tsx';
import { SignInLink } from '../../features/sign-in/SignInLink.tsx';
import { ThemeControl } from '../../features/theme/ThemeControl.tsx';
import type { Words } from '../../i18n/words.ts';
import { ASK_PAGE_PATH } from '../../site/assistant.ts';
import type { LocaleId } from '../../site/locales.ts';
import { HEADER_NAV } from '../../site/nav.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { SearchForm } from './SearchForm.tsx';
import { SocialLinks } from './SocialLinks.tsx';

interface PhoneNavProps {
  locale: LocaleId;
  words: Words;
  signUpUrl: string;
}

/** Navigation on small screens: a sheet that opens, closes and traps focus without JavaScript. */
export function PhoneNav({ locale, words, signUpUrl }: PhoneNavProps): ReactNode {
  return (
    <div id="phone-nav" popover="auto" className="sheet lg:hidden">
      <div className="flex h-16 items-center justify-between border-b border-line px-5">
        <Wordmark className="text-lg" />
        <button
          type="button"
          popoverTarget="phone-nav"
          popoverTargetAction="hide"
          aria-label={words.close}
          className={buttonClass({ variant: 'ghost', size: 'icon', className: '-mr-2' })}
        >
          <X aria-hidden />
        </button>
      </div>
      <SearchForm words={words} className="px-5 pt-5" />
      <AskLink label={words.askAssistant} />
      <nav aria-label={words.mainNavigation} className="phone-nav">
        {HEADER_NAV.map((entry) =>
          'items' in entry ? (
            <PhoneGroup key={entry.title} title={entry.title} links={entry.items} />
          ) : (
            <PhoneLink key={entry.title} {...entry} strong />
          ),
        )}
        <PhoneLink title={words.careers} href="/careers" strong />
      </nav>
      <div className="phone-end px-5 pb-5">
        <SignInLink href={signUpUrl} label={words.signUp} words={words} variant="cta" fill />
      </div>
      <div className="phone-end flex items-center gap-1 border-t border-line px-4 py-3 [&_details>div]:left-0">
        <LanguageControl words={words} locale={locale} />
        <ThemeControl words={words} />
        <SocialLinks words={words} className="ml-auto flex" />
      </div>
    </div>
  );
}

function AskLink({ label }: { label: string }): ReactNode {
  const className = buttonClass({ variant: 'outline', className: 'mx-5 mt-3 flex' });
  return (
    <a href={ASK_PAGE_PATH} data-assistant-open="" className={className}>
      <Mark name="sparkles" className="size-4" />
      {label}
    </a>
  );
}

function PhoneGroup({ title, links }: { title: string; links: readonly { title: string; href: string }[] }): ReactNode {
  return (
    <section>
      <h2>{title}</h2>
      {links.map((link) => (
        <PhoneLink key={link.href} {...link} />
      ))}
    </section>
  );
}

function PhoneLink({ title, href, strong = false }: { title: string; href: string; strong?: boolean }): ReactNode {
  return (
    <a href={href} className={strong ? 'font-medium text-ink' : undefined}>
      {title}
    </a>
  );
}
