import { fold, wordsOf } from '../../pages/search/match.ts';

/** What finding needs to know of a page. */
export interface FindablePage {
  path: string;
  title: string;
  description: string;
  questions: readonly string[];
}

const WEIGHTS = { title: 5, questions: 3, description: 2, path: 2 } as const;

/** Words that are in every question and say nothing of its subject. */
const SMALL_WORDS = new Set(
  'a an and are can do does for from how i in is it my of on or the to what when where which why with you'.split(' '),
);

/** Pages in order of how many of the query's words they hold, and where: a title says more than a description. */
export function findPages<P extends FindablePage>(pages: readonly P[], query: string, limit: number): P[] {
  const all = wordsOf(query).map((word) => word.replace(/^\W+|\W+$/g, '') || word);
  const words = all.some((word) => !SMALL_WORDS.has(word)) ? all.filter((word) => !SMALL_WORDS.has(word)) : all;
  return pages
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) => b.score - a.score || a.page.path.length - b.page.path.length || (a.page.path < b.page.path ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ page }) => page);
}

function scoreOf(page: FindablePage, words: readonly string[]): number {
  const fields = {
    title: fold(page.title),
    questions: fold(page.questions.join(' ')),
    description: fold(page.description),
    path: fold(page.path),
  };
  const found = words.map((word) =>
    Object.entries(WEIGHTS).reduce(
      (sum, [field, weight]) => sum + (fields[field as keyof typeof fields].includes(word) ? weight : 0),
      0,
    ),
  );
  const held = found.filter((score) => score > 0).length;
  // A page that holds every word comes before one that holds a single word everywhere.
  return (found.reduce((sum, score) => sum + score, 0) * held * held) / Math.max(1, words.length);
}
