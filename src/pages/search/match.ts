/** What search needs to know of a page. */
export interface Findable {
  path: string;
  title: string;
  sidebarTitle?: string;
}

/** Longest query that is looked at. */
export const QUERY_MAX_CHARS = 200;

/** Lower case, without accents and other marks. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** The words of a query, folded, each once. */
export function wordsOf(query: string): string[] {
  return [
    ...new Set(
      fold(query.slice(0, QUERY_MAX_CHARS))
        .split(/[\s/]+/)
        .filter(Boolean),
    ),
  ];
}

/** How well a page answers: 0 its title starts with the query, 1 its title holds every word, 2 its path is needed too; undefined if a word is missing. */
function rankOf(page: Findable, words: readonly string[], phrase: string): number | undefined {
  const titles = [page.title, page.sidebarTitle ?? ''].map(fold);
  const everywhere = `${titles.join(' ')} ${fold(page.path)}`;
  if (!words.every((word) => everywhere.includes(word))) return undefined;
  if (titles.some((title) => title.startsWith(phrase))) return 0;
  return words.every((word) => titles.some((title) => title.includes(word))) ? 1 : 2;
}

/** Pages in which every word of the query occurs, titles that start with it first. An empty query finds nothing. */
export function matchPages<P extends Findable>(pages: readonly P[], query: string): P[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const phrase = fold(query.slice(0, QUERY_MAX_CHARS)).trim().replace(/\s+/g, ' ');
  return pages
    .flatMap((page) => {
      const rank = rankOf(page, words, phrase);
      return rank === undefined ? [] : [{ page, rank }];
    })
    .sort((a, b) => a.rank - b.rank || a.page.title.localeCompare(b.page.title, 'en'))
    .map(({ page }) => page);
}
