import type { LinkTag, MetaTag } from '../lib/head.ts';
import { profileUrl } from '../lib/profile-url.ts';
import { BRAND } from '../site/brand.ts';
import { CARD } from '../site/limits.ts';
import { LOCALES, type LocaleId } from '../site/locales.ts';
import { getSection } from '../site/sections.ts';
import { DEFAULT_CARD, getCardUrl } from './card-url.ts';
import { feedLinks } from './feed-links.ts';
import type { HeadContext, HeadSource } from './head.ts';
import { markdownPath } from './page-markdown.ts';

/** The locales in the format of Open Graph. */
const OG_LOCALES: Readonly<Record<LocaleId, string>> = { en: 'en_US', ja: 'ja_JP', ko: 'ko_KR', 'zh-Hans': 'zh_CN' };

const GROUNDS = { light: '#fbfaf7', dark: '#191816' } as const;

const CARD_PICTURE = { type: 'image/png', width: CARD.width, height: CARD.height } as const;

/** On home pages only, where visitors add the site to their home screen: elsewhere its request would delay the first paint. */
const MANIFEST: LinkTag = { rel: 'manifest', href: '/manifest.webmanifest' };

const ICONS: readonly LinkTag[] = [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'search', href: '/opensearch.xml', type: 'application/opensearchdescription+xml', title: BRAND.name },
];

/** True for the home page of a language. */
export function isHome(path: string): boolean {
  return LOCALES.some((locale) => locale.path === path);
}

/** The share image of a page: its own, otherwise a rendered card if cards are available, otherwise the general one. */
export function shareImage(page: HeadSource, context: HeadContext): MetaTag[] {
  const { siteUrl, cardSecret, sharePicture } = context;
  const card = { title: page.title, description: page.description, section: getSection(page.path).ogSection };
  const path = page.ogImage ?? (cardSecret === undefined ? DEFAULT_CARD : getCardUrl(card, cardSecret));
  const size = page.ogImage === undefined ? CARD_PICTURE : sharePicture?.(page.ogImage);
  const alt = page.ogImage || cardSecret !== undefined ? `${page.title} - ${BRAND.name}` : BRAND.tagline;
  const url = `${siteUrl}${path}`;
  return [
    { property: 'og:image', content: url },
    ...(size
      ? [
          { property: 'og:image:type', content: size.type },
          { property: 'og:image:width', content: String(size.width) },
          { property: 'og:image:height', content: String(size.height) },
        ]
      : []),
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ];
}

/** Open Graph and Twitter tags without the image, and the theme colours of the browser. */
export function shareTags(page: HeadSource, canonical: string, siteUrl: string): MetaTag[] {
  const title = page.seoTitle ?? page.title;
  const others = isHome(page.path) ? LOCALES.filter(({ id }) => id !== page.locale) : [];
  return [
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:type', content: page.date ? 'article' : 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: canonical },
    { property: 'og:locale', content: OG_LOCALES[page.locale] },
    ...others.map(({ id }) => ({ property: 'og:locale:alternate', content: OG_LOCALES[id] })),
    ...(page.ogVideo ? [{ property: 'og:video', content: `${siteUrl}${page.ogVideo}` }] : []),
    ...articleTags(page),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:site', content: `@${BRAND.xUrl.split('/').at(-1)}` },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'theme-color', media: '(prefers-color-scheme: light)', content: GROUNDS.light },
    { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: GROUNDS.dark },
  ];
}

function articleTags({ path, date, modified, authors = [], tags = [] }: HeadSource): MetaTag[] {
  const names = authors.map(({ name }) => ({ name: 'author', content: name }));
  if (!date) return names;
  return [
    ...names,
    { property: 'article:published_time', content: date },
    ...(modified && modified > date ? [{ property: 'article:modified_time', content: modified }] : []),
    ...authors.map((author) => ({ property: 'article:author', content: profileUrl(author) })),
    { property: 'article:section', content: getSection(path).label },
    ...tags.map((tag) => ({ property: 'article:tag', content: tag })),
  ];
}

/** The page in other languages and as Markdown, the feeds of its section, icons, manifest and search. */
export function linkTags(page: HeadSource, siteUrl: string): LinkTag[] {
  return [
    ...languageLinks(page.path, siteUrl),
    { rel: 'alternate', type: 'text/markdown', href: markdownPath(page.path), title: 'Markdown' },
    ...feedLinks(page.path, BRAND.name),
    ...ICONS,
    ...(isHome(page.path) ? [MANIFEST] : []),
  ];
}

/** The languages of a home page; English is also the default. */
export function languageLinks(path: string, siteUrl: string): LinkTag[] {
  if (!isHome(path)) return [];
  const homes = LOCALES.map((locale) => ({ hrefLang: locale.lang as string, path: locale.path }));
  return [...homes, { hrefLang: 'x-default', path: '/' }].map(({ hrefLang, path }) => ({
    rel: 'alternate',
    hrefLang,
    href: `${siteUrl}${path}`,
  }));
}
