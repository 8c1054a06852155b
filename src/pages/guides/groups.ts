import { formatTag } from '../../lib/tags.ts';
import { GUIDE_CATEGORIES, GUIDE_LEVELS } from '../../schema/front-matter.ts';
import type { PageSummary } from '../listing/site.ts';

export type Guide = PageSummary & { guide: NonNullable<PageSummary['guide']> };

/** Guides of one category. */
export interface GuideGroup {
  id: string;
  title: string;
  guides: Guide[];
}

export function getGuides(pages: readonly PageSummary[]): Guide[] {
  return pages.filter((page): page is Guide => page.guide !== undefined);
}

/** Groups guides by category: written ones first in their order, then notebooks from easy to hard, by title. */
export function groupGuides(guides: readonly Guide[]): GuideGroup[] {
  const byCategory = Map.groupBy(guides, ({ guide }) => guide.category);
  return GUIDE_CATEGORIES.flatMap((id): GuideGroup[] => {
    const categoryGuides = byCategory.get(id) ?? [];
    return categoryGuides.length > 0
      ? [{ id, title: formatTag(id), guides: categoryGuides.toSorted(compareGuides) }]
      : [];
  });
}

function compareGuides(a: Guide, b: Guide): number {
  const written = Number(a.section === 'cookbook') - Number(b.section === 'cookbook');
  if (written !== 0 || a.section !== 'cookbook') return written;
  const level = GUIDE_LEVELS.indexOf(a.guide.level) - GUIDE_LEVELS.indexOf(b.guide.level);
  return level || a.title.localeCompare(b.title, 'en');
}
