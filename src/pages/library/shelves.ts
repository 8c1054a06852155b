import type { PageSummary } from '../parts/index-types.ts';

/** A reader's question, and the pages that answer it: by path, in this order, then by tag. */
export interface ShelfRule {
  id: string;
  question: string;
  note: string;
  paths: readonly string[];
  tags: readonly string[];
}

/** A question with the pages that answer it. */
export interface Shelf extends Pick<ShelfRule, 'id' | 'question' | 'note'> {
  pages: PageSummary[];
}

/** Sorts pages onto shelves. A page is on one shelf only: a rule that names it wins over one that shares its tag. */
export function groupByShelf(pages: readonly PageSummary[], rules: readonly ShelfRule[]): Shelf[] {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const taken = new Set(rules.flatMap(({ paths }) => paths));
  return rules
    .map(({ id, question, note, paths, tags }) => {
      const named = paths.flatMap((path) => byPath.get(path) ?? []);
      const tagged = pages.filter((page) => !taken.has(page.path) && page.tags.some((tag) => tags.includes(tag)));
      for (const page of tagged) taken.add(page.path);
      return { id, question, note, pages: [...named, ...tagged] };
    })
    .filter((shelf) => shelf.pages.length > 0);
}
