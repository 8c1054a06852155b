import { PLANS_FIXTURE } from '../../site/plans.fixture.ts';
import type { PageSummary, SiteIndex } from './site.ts';

/** Creates a page for tests; pass only what matters for the test. */
export function fakePage(page: Partial<PageSummary> & Pick<PageSummary, 'path' | 'section'>): PageSummary {
  return { title: page.path, description: `About ${page.path}.`, tags: [], authors: [], ...page };
}

/** An author for tests. */
export function fakeAuthor(firstName: string): PageSummary['authors'][number] {
  const key = firstName.toLowerCase();
  return { key, firstName, name: `${firstName} Test`, title: 'Engineer', image: `/team/${key}.svg`, github: key };
}

/** A site for tests: its pages keep the order given. */
export function fakeSite(pages: PageSummary[]): SiteIndex {
  return {
    pages,
    team: [],
    plans: [],
    pricing: PLANS_FIXTURE,
    learningPaths: [],
    pagesIn: (section) => pages.filter((page) => page.section === section),
    folders: () => [],
  };
}
