import type { Head } from '../lib/head.ts';
import type { JsonLdNode } from '../lib/json-ld.ts';
import type { Author } from '../schema/data.ts';
import { BRAND } from '../site/brand.ts';
import type { LocaleId } from '../site/locales.ts';
import { getSection } from '../site/sections.ts';
import { linkTags, shareImage, shareTags } from './head-tags.ts';
import { pageGraph } from './page-graph.ts';
import type { SharePicture } from './share-picture.ts';

/** The data of a page that its head is built from. */
export interface HeadSource {
  path: string;
  title: string;
  seoTitle?: string;
  description: string;
  canonical?: string;
  noindex?: boolean;
  locale: LocaleId;
  /** Date of publication. */
  date?: string;
  /** Date of the last change, if it is known. */
  modified?: string;
  authors?: readonly Author[];
  tags?: readonly string[];
  ogImage?: string;
  ogVideo?: string;
  /** The breadcrumbs of the page, which comes last. */
  breadcrumbs?: readonly { title: string; path?: string }[];
  /** Structured data of the page, in addition to its breadcrumbs. */
  about?: readonly JsonLdNode[];
}

/** Options for building a head that do not depend on the page. */
export interface HeadContext {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: string;
  /** Signs the URL of the share card; absent if no cards are rendered, as in the static export. */
  cardSecret?: string;
  /** Type and size of an image of this site, if they can be read. */
  sharePicture?: (path: string) => SharePicture | undefined;
}

/** The browser title: the site's name on the home page, otherwise the page's title and its section's suffix. */
export function getTitle(path: string, title: string): string {
  if (path === '/') return BRAND.name;
  return `${title} - ${getSection(path).titleSuffix}`;
}

/** Builds a page's head. */
export function getHead(page: HeadSource, context: HeadContext): Head {
  const { siteUrl } = context;
  const canonical = `${siteUrl}${page.canonical ?? page.path}`;
  return {
    title: getTitle(page.path, page.seoTitle ?? page.title),
    description: page.description,
    canonical,
    noindex: page.noindex ?? false,
    lang: page.locale,
    meta: [...shareTags(page, canonical, siteUrl), ...shareImage(page, context)],
    links: linkTags(page, siteUrl),
    jsonLd: pageGraph(page, siteUrl),
  };
}
