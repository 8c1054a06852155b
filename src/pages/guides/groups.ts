import { tagTitle } from '../../lib/tags.ts';
import { sectionById } from '../../site/sections.ts';
import type { PageSummary } from '../listing/site.ts';

/** Guides that belong together. */
export interface GuideGroup {
  id: string;
  title: string;
  pages: PageSummary[];
}

/** Groups guides by the folder they lie in, those without one first; cookbook pages come last. */
export function groupGuides(guides: readonly PageSummary[], cookbook: readonly PageSummary[]): GuideGroup[] {
  const { prefix, label } = sectionById('guides');
  const folders = Map.groupBy(
    guides,
    (page) =>
      page.path
        .slice(prefix.length + 1)
        .split('/')
        .slice(0, -1)[0] ?? '',
  );
  const inFolders = [...folders].sort(([a], [b]) => Number(a !== '') - Number(b !== ''));
  const groups = inFolders.map(([folder, pages]) => ({
    id: folder || 'all',
    title: folder ? tagTitle(folder) : label,
    pages,
  }));
  const last = { id: 'cookbook', title: sectionById('cookbook').label, pages: [...cookbook] };
  return [...groups, last].filter((group) => group.pages.length > 0);
}
