import { languageLinks } from './head-tags.ts';
import type { Site } from './site.ts';
import { getUpdated } from './updated.ts';

/** A page for search engines, with its real modification date. */
export interface ListedPage {
  path: string;
  /** Date of the last change, if it is known. */
  modified?: string;
  /** The page in other languages. */
  alternates: { lang: string; href: string }[];
}

/** All indexable pages that are their own canonical URL, by path. */
export function listedPages(site: Site, siteUrl: string): ListedPage[] {
  const isCanonical = (path: string, canonical = site.notebooks.getCanonical(path)) => (canonical ?? path) === path;
  const written = [...site.pages.values()]
    .filter(({ path, front }) => !front.noindex && isCanonical(path, front.canonical))
    .map(({ path }) => path);
  const coded = [...site.coded.values()]
    .filter(({ path, noindex }) => !noindex && isCanonical(path))
    .map(({ path }) => path);
  return [...written, ...coded]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((path) => ({
      path,
      modified: getUpdated(path, site),
      alternates: languageLinks(path, siteUrl).map(({ hrefLang = '', href }) => ({ lang: hrefLang, href })),
    }));
}
