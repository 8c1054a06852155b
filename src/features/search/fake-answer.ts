import type { FoundPage, FoundSection, Piece, SearchAnswer } from '../../search/types.ts';

const plain = (text: string): Piece[] => [{ text, marked: false }];

/** A section for tests. */
export function fakeSection(section: Partial<FoundSection> = {}): FoundSection {
  const id = section.id ?? 'part';
  return { id, heading: plain('Part'), url: `/docs/page#${id}`, excerpt: plain('Text'), score: 1, ...section };
}

/** A page for tests. */
export function fakePage(page: Partial<FoundPage> = {}): FoundPage {
  const path = page.path ?? '/docs/page';
  return {
    path,
    url: path,
    title: plain('Page'),
    tab: 'Docs',
    section: 'docs',
    trail: ['Docs'],
    score: 1,
    sections: [],
    ...page,
  };
}

/** An answer for tests. */
export function fakeAnswer(answer: Partial<SearchAnswer> = {}): SearchAnswer {
  const pages = answer.pages ?? [fakePage()];
  return { query: 'page', tab: 'Docs', pages, total: pages.length, counts: { Docs: pages.length }, ...answer };
}
