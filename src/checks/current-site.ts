import { getSection } from '../site/sections.ts';
import { getHeadingIds } from './html.ts';
import type { CurrentSite, PublishedPage } from './ledger.ts';
import type { RenderedSite } from './rendered-site.ts';

/** Returns what is published now, for the ledger. */
export function getCurrentSite({ production: { site }, pages, known }: RenderedSite): CurrentSite {
  const published = pages.flatMap(({ path, html }): [string, PublishedPage][] => {
    const page = site.pages.get(path);
    const coded = site.coded.get(path);
    if (coded?.noindex) return [];
    // Headings of lists by date change with time.
    const listed = coded && getSection(path).order === 'date';
    const anchors = known.anchors.get(path) ?? new Set<string>();
    return [
      [
        path,
        {
          file: page?.file,
          title: page?.front.title ?? coded?.title ?? '',
          ids: listed ? [] : getHeadingIds(html),
          anchors,
          headingAliases: page?.front.headingAliases ?? {},
          aliases: page?.front.aliases ?? [],
        },
      ],
    ];
  });
  return { pages: new Map(published), redirects: site.redirects, unrendered: known.unrendered ?? new Set() };
}
