import { languageLinks } from './head-tags.ts';
import type { Site } from './site.ts';

/** A page that search engines should know, with its true day of change. */
export interface ListedPage {
  path: string;
  /** Day of the last change, where it is known. */
  modified?: string;
  /** The page in other languages. */
  alternates: { lang: string; href: string }[];
}

/** All pages that may be indexed and are their own canonical address, by path. */
export function listedPages(site: Site, siteUrl: string): ListedPage[] {
  const written = [...site.pages.values()]
    .filter(({ path, front }) => !front.noindex && (front.canonical ?? path) === path)
    .map(({ path, file, front }) => ({ path, modified: site.editedAt.get(file) ?? front.date }));
  const coded = [...site.coded.values()].filter(({ noindex }) => !noindex).map(({ path }) => ({ path }));
  return [...written, ...coded]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => ({
      ...page,
      alternates: languageLinks(page.path, siteUrl).map(({ hrefLang = '', href }) => ({ lang: hrefLang, href })),
    }));
}
