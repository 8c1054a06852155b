import { firstSearchMs, floodRows } from '../flood.ts';
import type { Figure, ResilienceRow } from './row.ts';

const P99_MS = 50;
const FIRST_SEARCH_MS = 1000;
/** What each flood should get; every other response counts as a failure. */
const EXPECTED: Readonly<Record<string, string>> = { 'missing pages': '404', 'share of 10 questions': '201' };

const countOther = (statuses: Readonly<Record<string, number>>, expected: string): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === expected ? 0 : count), 0);

/** Pages beside 20 connections that search, ask, share, call MCP or request missing pages. */
export const flood: ResilienceRow = {
  name: 'Flood',
  async run({ short }) {
    const rows = await floodRows({ seconds: short ? 0.5 : 10 });
    const figures: Figure[] = rows.map(({ name, p99 }) => ({
      what: `/docs p99 beside ${name || 'nothing else'}`,
      value: p99,
      limit: P99_MS,
      unit: 'ms',
    }));
    const failed = rows.reduce(
      (sum, { name, statuses, probed }) =>
        sum + countOther(statuses, EXPECTED[name] ?? '200') + countOther(probed, '200'),
      0,
    );
    return [
      ...figures,
      { what: 'failed requests', value: failed, limit: 0 },
      { what: 'first search after the start', value: await firstSearchMs(), limit: FIRST_SEARCH_MS, unit: 'ms' },
    ];
  },
};
