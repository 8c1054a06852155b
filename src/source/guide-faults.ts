import { findClosestMatch } from '../lib/closest-match.ts';
import type { Fault } from '../lib/fault.ts';
import { GUIDE_CATEGORIES } from '../schema/front-matter.ts';
import { isListedGuide } from './guide-facts.ts';
import type { Page } from './pages.ts';

/** Faults of guides and learning paths: no level or category, or a step without a page. */
export function guideFaults(pages: readonly Page[]): Fault[] {
  const paths = new Set(pages.map(({ path }) => path));
  return pages.flatMap((page) => [...listedFaults(page), ...stepFaults(page, paths)]);
}

function listedFaults(page: Page): Fault[] {
  if (page.notebook || !isListedGuide(page)) return [];
  const { file, front } = page;
  const known: readonly string[] = GUIDE_CATEGORIES;
  const faults: Fault[] = [];
  if (front.level === undefined)
    faults.push({ file, line: 1, problem: 'The guide has no level.', remedy: 'Add "level: beginner" or higher.' });
  if (front.category === undefined || !known.includes(front.category)) {
    const suggestion = front.category && findClosestMatch(front.category, known);
    faults.push({
      file,
      line: 1,
      problem: front.category ? `There is no category "${front.category}".` : 'The guide has no category.',
      remedy: suggestion ? `Did you mean "${suggestion}"?` : `Use one of ${known.join(', ')}.`,
    });
  }
  return faults;
}

function stepFaults({ file, front, source }: Page, paths: ReadonlySet<string>): Fault[] {
  return (front.steps ?? []).flatMap(({ page }, index): Fault[] => {
    if (paths.has(page)) return [];
    const suggestion = findClosestMatch(page, [...paths]);
    const line = source.split('\n').findIndex((text) => text.includes(page)) + 1;
    return [
      {
        file,
        line: line || 1,
        problem: `Step ${index + 1} lists ${page}, but no written page has this path.`,
        remedy: suggestion ? `Did you mean "${suggestion}"?` : 'Use the path of a page, or remove the step.',
      },
    ];
  });
}
