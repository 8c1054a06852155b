import type { ReactNode } from 'react';
import type { Answer } from '../features/assistant/engine/answer.ts';
import type { SearchResponse } from '../features/search/engine/types.ts';
import type { JsonLdNode } from '../lib/json-ld.ts';
import type { LocaleId } from '../site/locales.ts';
import type { SiteIndex } from './site-index.ts';

/** Props of a coded page's body: the summary of the site, the query string, and the sign-up URL. */
export interface CodedPageProps {
  site: SiteIndex;
  query: URLSearchParams;
  /** The cloud app of the default region. */
  signUpUrl: string;
  /** False if the page is for a host without our server. */
  hasServer?: boolean;
  /** Search results for the query string, on a page that searches. */
  searchResponse?: SearchResponse;
  /** The assistant's answer to the query string, on a page that asks it. */
  answer?: Answer;
}

/** A page written in React instead of Markdown. */
export interface CodedPage {
  path: string;
  title: string;
  description: string;
  /** Title of the browser tab, if it differs from `title`. */
  seoTitle?: string;
  locale?: LocaleId;
  noindex?: boolean;
  /** Shorter name in the sidebar of a `docs` page. */
  sidebarTitle?: string;
  /** Label shown as a badge next to the title. */
  label?: string;
  /** `docs` puts the page into its section's sidebar layout; `marketing` (the default) gives the body the whole width. */
  layout?: 'docs' | 'marketing';
  /** True for the index page of a folder: no sidebar lists it, and search ranks it below the pages that it lists. */
  isFolder?: boolean;
  /** True if a `marketing` page has the feedback widget under its body; on `docs` pages the section decides. */
  feedback?: boolean;
  /** True if the response depends on the query string: never cached. */
  dynamic?: boolean;
  /** True if the page shows search results for its query string. */
  searches?: boolean;
  /** True if the page shows the assistant's answer to its query string. */
  asks?: boolean;
  /** Structured data of the page, such as questions with answers. */
  jsonLd?(site: SiteIndex, siteUrl: string): JsonLdNode[];
  Body(props: CodedPageProps): ReactNode;
}
