import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { getTextLocale } from '../../src/features/search/engine/text-locale.ts';
import { openSources } from '../assistant/evaluation/open-assistant.ts';
import { measure, type Quality, readQueries, readUnseenQueries } from './measure.ts';

const recorded: Record<string, Quality> = JSON.parse(readFileSync('tests/search/baseline.json', 'utf8'));
const queries = [...readQueries(), ...readUnseenQueries()];
/** New pages move single queries by a place; a larger drop is a fault. */
const SLACK = 0.03;
let quality: Record<string, Quality> = {};
const notInFirstThree: string[] = [];

beforeAll(async () => {
  const { search } = openSources();
  const ask = async (query: string) => {
    const engine = await search.engine(getTextLocale(query));
    return (await engine.search(query)).pages.map(({ path }) => path);
  };
  quality = await measure(queries, ask);
  for (const { query, page } of queries.filter(({ firstThree }) => firstThree)) {
    const found = (await ask(query)).slice(0, 3);
    if (![page].flat().some((path) => found.includes(path))) notInFirstThree.push(`${query}: ${found.join(' ')}`);
  }
});

it('expected pages exist, and the unseen queries were never used for tuning', () => {
  const ledger: Record<string, { ids: string[] }> = JSON.parse(readFileSync('content/data/ledger.json', 'utf8'));
  const lost = queries.filter(({ page, section }) =>
    [page].flat().some((path) => !ledger[path] || (section && !ledger[path].ids.includes(section))),
  );
  expect(lost).toEqual([]);
  const knownQueries = new Set(readQueries().map(({ query }) => query));
  expect(readUnseenQueries().filter(({ query }) => knownQueries.has(query))).toEqual([]);
});

it('lists results that readers once missed among the first three', () => expect(notInFirstThree).toEqual([]));

describe('search is not worse than the baseline', () => {
  it('has at least 150 queries of seven kinds', () => {
    expect(queries.length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(quality).sort()).toEqual(Object.keys(recorded).sort());
    expect(Object.keys(recorded)).toHaveLength(8);
  });
  it.each(Object.keys(recorded))('%s: hit@1, hit@3 and MRR', (kind) => {
    const [now, then] = [quality[kind], recorded[kind]];
    for (const figure of ['hit1', 'hit3', 'mrr'] as const)
      expect(now?.[figure], `${kind} ${figure}: bench:search prints what is found`).toBeGreaterThanOrEqual(
        (then?.[figure] ?? 1) - SLACK,
      );
  });
});
