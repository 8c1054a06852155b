/** The searchable data of a tool. */
export interface FilterItem {
  name: string;
  /** Group, languages and way to connect, in lower case. */
  facets: readonly string[];
}

/** The filter; empty values match everything. */
export interface IntegrationFilter {
  query: string;
  language: string;
  kind: string;
}

const getWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean);

/** How well a word fits: 0 starts the name, 1 starts a word of it, 2 starts a facet, 3 is inside the name. */
function wordRank(word: string, { name, facets }: FilterItem): number | undefined {
  const lower = name.toLowerCase();
  const joined = lower.replaceAll(/[^\p{L}\p{N}]+/gu, '');
  if (lower.startsWith(word) || joined.startsWith(word)) return 0;
  if (getWords(name).some((part) => part.startsWith(word))) return 1;
  if (facets.some((facet) => getWords(facet).some((part) => part.startsWith(word)))) return 2;
  return lower.includes(word) ? 3 : undefined;
}

/** Rank of a tool under a filter, lower first; undefined if it doesn't fit. */
export function getRank(item: FilterItem, { query, language, kind }: IntegrationFilter): number | undefined {
  if (language && !item.facets.includes(language)) return undefined;
  if (kind && !item.facets.includes(kind)) return undefined;
  const ranks = getWords(query).map((word) => wordRank(word, item));
  if (ranks.includes(undefined)) return undefined;
  return ranks.reduce<number>((worst, rank) => Math.max(worst, rank ?? 0), 0);
}

/** The tools that fit, the best first; equal ones stay in their order. */
export function filterIntegrations<T extends FilterItem>(items: readonly T[], filter: IntegrationFilter): T[] {
  return items
    .map((item) => ({ item, rank: getRank(item, filter) }))
    .filter((found): found is { item: T; rank: number } => found.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
