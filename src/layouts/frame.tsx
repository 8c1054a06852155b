import type { ReactNode } from 'react';
import { Announcement } from '../features/announcement/Announcement.tsx';
import { Consent } from '../features/consent/Consent.tsx';
import { wordsFor } from '../i18n/words.ts';
import type { FragmentCache } from '../render/fragment-cache.ts';
import type { LayoutId } from '../site/sections.ts';
import type { PageView } from '../source/page-view.ts';
import { AgentPointer } from './AgentPointer.tsx';
import { ChangelogLayout } from './changelog/ChangelogLayout.tsx';
import type { Chrome } from './chrome.ts';
import { DocsLayout } from './docs/DocsLayout.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { getCurrentNavPath } from './header/HeaderNav.tsx';
import { LegalLayout } from './legal/LegalLayout.tsx';
import { MarketingLayout } from './marketing/MarketingLayout.tsx';
import { PostLayout } from './post/PostLayout.tsx';
import { StoryLayout } from './story/StoryLayout.tsx';

const LAYOUTS: Readonly<Record<LayoutId, (props: { view: PageView; chrome: Chrome }) => ReactNode>> = {
  docs: DocsLayout,
  post: PostLayout,
  changelog: ChangelogLayout,
  story: StoryLayout,
  legal: LegalLayout,
  marketing: MarketingLayout,
};

/** Returns a page in its frame: announcement, header, layout, footer. */
export function getFrame(view: PageView, chrome: Chrome, renderFragment: FragmentCache = (_, part) => part): ReactNode {
  const Layout = LAYOUTS[view.layout];
  const { path, locale } = view;
  const words = wordsFor(locale);
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skipToContent}
      </a>
      {chrome.tools && renderFragment(`consent ${locale}`, <Consent tools={chrome.tools} locale={locale} />)}
      <AgentPointer view={view} />
      <Announcement words={words} />
      {renderFragment(
        `header ${locale} ${getCurrentNavPath(path)}`,
        <Header path={path} locale={locale} chrome={chrome} words={words} />,
      )}
      <Layout view={view} chrome={chrome} />
      {renderFragment(`footer ${locale} ${chrome.year}`, <Footer chrome={chrome} words={words} />)}
    </>
  );
}
