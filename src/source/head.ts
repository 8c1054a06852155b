import type { Head } from '../lib/head.ts';
import { BRAND } from '../site/brand.ts';
import { LOCALES, type LocaleId } from '../site/locales.ts';
import { sectionOf } from '../site/sections.ts';

/** What the head builder needs to know of a page. */
export interface HeadSource {
  path: string;
  title: string;
  seoTitle?: string;
  description: string;
  canonical?: string;
  noindex?: boolean;
  locale: LocaleId;
  date?: string;
  ogImage?: string;
}

/** The browser title: the site's name at home, else the page's title and its section's suffix. */
export function titleOf(path: string, title: string): string {
  return LOCALES.some((locale) => locale.path === path)
    ? path === '/'
      ? BRAND.name
      : title
    : `${title} - ${sectionOf(path).titleSuffix}`;
}

/** Builds a page's head. */
export function headOf(page: HeadSource, siteUrl: string): Head {
  const absolute = (path: string) => (path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`);
  const isHome = LOCALES.some((locale) => locale.path === page.path);
  return {
    title: titleOf(page.path, page.seoTitle ?? page.title),
    description: page.description,
    canonical: absolute(page.canonical ?? page.path),
    noindex: page.noindex ?? false,
    lang: page.locale,
    type: page.date ? 'article' : 'website',
    published: page.date,
    alternates: isHome
      ? [
          ...LOCALES.map((locale) => ({ lang: locale.lang, href: absolute(locale.path) })),
          { lang: 'x-default', href: absolute('/') },
        ]
      : [],
    image: absolute(page.ogImage ?? '/brand/card.png'),
  };
}
