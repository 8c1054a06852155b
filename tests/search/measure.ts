import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** One line of `queries.yaml` or `unseen.yaml`. */
export interface ExpectedQuery {
  kind: string;
  query: string;
  page: string | string[];
  section?: string;
  /** The page must be among the first three results, whatever the averages are. */
  firstThree?: boolean;
}

/** How often the correct page was first or among the first three, and the mean reciprocal rank. */
export interface Quality {
  queries: number;
  hit1: number;
  hit3: number;
  mrr: number;
}

/** Paths in the order that an engine returns. */
export type SearchFunction = (query: string) => Promise<readonly string[]>;

/** Ranks below this count as not found. */
export const MAX_RANK = 10;

/** The queries for measuring and tuning search. */
export function readQueries(): ExpectedQuery[] {
  return parse(readFileSync('tests/search/queries.yaml', 'utf8'));
}

/** Queries never used for tuning: they measure results on unexpected queries. */
export function readUnseenQueries(): ExpectedQuery[] {
  return parse(readFileSync('tests/search/unseen.yaml', 'utf8'));
}

/** Runs every query and measures by kind; `all` covers all of them. */
export async function measure(
  queries: readonly ExpectedQuery[],
  search: SearchFunction,
): Promise<Record<string, Quality>> {
  const ranks: { kind: string; rank: number }[] = [];
  for (const { kind, query, page } of queries) {
    const wanted = [page].flat();
    const found = (await search(query)).slice(0, MAX_RANK);
    ranks.push({ kind, rank: found.findIndex((path) => wanted.includes(path)) + 1 });
  }
  const kinds = Map.groupBy(ranks, ({ kind }) => kind);
  return Object.fromEntries(
    [...kinds, ['all', ranks] as const].map(([kind, kindRanks]) => [kind, getQuality(kindRanks)]),
  );
}

function getQuality(ranks: readonly { rank: number }[]): Quality {
  const share = (test: (rank: number) => number) =>
    Number((ranks.reduce((sum, { rank }) => sum + test(rank), 0) / ranks.length).toFixed(3));
  return {
    queries: ranks.length,
    hit1: share((rank) => (rank === 1 ? 1 : 0)),
    hit3: share((rank) => (rank >= 1 && rank <= 3 ? 1 : 0)),
    mrr: share((rank) => (rank === 0 ? 0 : 1 / rank)),
  };
}
