import { getSection, SECTIONS, type SectionId } from '../site/sections.ts';
import { listedPages } from './listed-pages.ts';
import { getOuterSection } from './outer-section.ts';
import { markdownPath } from './page-markdown.ts';
import { getPlaces } from './sidebar-places.ts';
import type { Site } from './site.ts';
import { getUpdated } from './updated.ts';

/** A page as indexes for agents describe it, with absolute URLs. */
export interface DescribedPage {
  path: string;
  title: string;
  description: string;
  /** Outermost section of the page: the cookbook counts as guides. */
  section: SectionId;
  /** The group in its section's sidebar that contains the page, if any. */
  group?: string;
  /** URL of the page itself. */
  url: string;
  /** URL of its Markdown. */
  markdown: string;
  updated?: string;
}

const cache = new WeakMap<Site, { siteUrl: string; pages: readonly DescribedPage[] }>();

/** Every indexable page: section by section, each in the order of its sidebar or list. Cached, since several files list the pages. */
export function describedPages(site: Site, siteUrl: string): readonly DescribedPage[] {
  const cached = cache.get(site);
  if (cached?.siteUrl === siteUrl) return cached.pages;
  const pages = describePages(site, siteUrl);
  cache.set(site, { siteUrl, pages });
  return pages;
}

function describePages(site: Site, siteUrl: string): DescribedPage[] {
  const listed = listedPages(site, siteUrl).map(({ path }) => path);
  return sortBySection(listed, site).flatMap((path): DescribedPage[] => {
    const page = site.pages.get(path)?.front ?? site.coded.get(path);
    if (!page) return [];
    const section = getOuterSection(path);
    const place = getPlaces(site.sidebars.get(section.id) ?? []).byPath.get(path);
    return [
      {
        path,
        title: page.title,
        description: page.description,
        section: section.id,
        group: place?.groups.at(-1)?.title,
        url: path === '/' ? `${siteUrl}/` : `${siteUrl}${path}`,
        markdown: `${siteUrl}${markdownPath(path)}`,
        updated: getUpdated(path, site),
      },
    ];
  });
}

function sortBySection(paths: readonly string[], site: Site): string[] {
  const bySection = Map.groupBy(paths, (path) => getSection(path).id);
  return SECTIONS.flatMap(({ id, prefix }) => {
    const sectionPaths = new Set(bySection.get(id));
    const sidebar = getPlaces(site.sidebars.get(id) ?? []).order.map(({ path }) => path);
    const list = site.index.pagesIn(id).map(({ path }) => path);
    return [...new Set([prefix, ...sidebar, ...list, ...sectionPaths])].filter((path) => sectionPaths.has(path));
  });
}
