import type { ReactNode } from 'react';
import { BackToTop } from '../../features/back-to-top/BackToTop.tsx';
import { Wordmark } from '../../features/brand-mark/Wordmark.tsx';
import type { Words } from '../../i18n/words.ts';
import type { FooterGroups } from '../../schema/data.ts';
import { BRAND } from '../../site/brand.ts';
import type { Chrome } from '../chrome.ts';

type Entry = FooterGroups[number]['links'][number];

/** The groups of links at the foot of every page, initially closed on phones, and the copyright line. */
export function Footer({ chrome, words }: { chrome: Chrome; words: Words }): ReactNode {
  return (
    <footer data-chrome className="mt-24 border-t border-line bg-sunken">
      <BackToTop label={words.backToTop} />
      <div className="mx-auto grid max-w-[90rem] gap-x-6 px-5 py-14 sm:grid-cols-3 sm:gap-y-10 lg:grid-cols-6">
        <div className="col-span-full max-sm:mb-6 lg:col-span-1">
          <Wordmark className="text-lg" />
        </div>
        {chrome.footer.map((group) => (
          <FooterGroup key={group.title} {...group} />
        ))}
      </div>
      <div className="footer-end">
        <div className="flex flex-wrap items-center gap-x-6">
          <p>
            © {BRAND.founded}–{chrome.year} {BRAND.legalName}. {words.copyright}
          </p>
          <a href="/cookie-policy#cookie-preferences" data-consent-open>
            {words.cookiePreferences}
          </a>
        </div>
        <p>{words.example}</p>
      </div>
    </footer>
  );
}

function FooterGroup({ title, links }: FooterGroups[number]): ReactNode {
  return (
    <section className="footer-links">
      <h2>{title}</h2>
      <details className="footer-group">
        <summary>{title}</summary>
      </details>
      <ul>
        {links.map((entry) => (
          <FooterEntry key={'href' in entry ? entry.href : 'separator'} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function FooterEntry({ entry }: { entry: Entry }): ReactNode {
  if ('separator' in entry) return <li aria-hidden="true" />;
  return (
    <li>
      <a href={entry.href} rel={entry.href.startsWith('https:') ? 'noreferrer' : undefined}>
        {entry.title}
      </a>
    </li>
  );
}
