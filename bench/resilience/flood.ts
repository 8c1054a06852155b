import { type FloodRow, measureFloods } from '../flood.ts';
import type { Figure, ResilienceRow } from './row.ts';

const P99_MS = 50;
const FIRST_SEARCH_MS = 1000;
const FULL = { seconds: 10, connections: 20 };
/** The status of a response doesn't depend on the number of parallel requests: the short form checks only statuses. */
const SHORT = { seconds: 0.2, connections: 3 };
/** Expected status of each flood; every other response counts as a failure. */
const EXPECTED: Readonly<Record<string, string>> = { 'missing pages': '404', 'share of 10 questions': '201' };

const countOther = (statuses: Readonly<Record<string, number>>, expected: string): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (status === expected ? 0 : count), 0);

/** True if the page or the flood got no response at all. */
const isSilent = ({ name, statuses, pageStatuses }: FloodRow): boolean =>
  Object.keys(pageStatuses).length === 0 || (name !== '' && Object.keys(statuses).length === 0);

/** Requests pages while 20 connections search, ask, share, call MCP or request missing pages. */
export const flood: ResilienceRow = {
  name: 'Flood',
  async run({ short }) {
    const { rows, firstSearchMs } = await measureFloods(short ? SHORT : FULL);
    const figures: Figure[] = rows.map(({ name, p99 }) => ({
      what: `/docs p99 next to ${name || 'nothing else'}`,
      value: p99,
      limit: P99_MS,
      unit: 'ms',
    }));
    const failed = rows.reduce(
      (sum, { name, statuses, pageStatuses }) =>
        sum + countOther(statuses, EXPECTED[name] ?? '200') + countOther(pageStatuses, '200'),
      0,
    );
    return [
      ...figures,
      { what: 'failed requests', value: failed, limit: 0 },
      { what: 'floods without a response', value: rows.filter(isSilent).length, limit: 0 },
      { what: 'first search after the start', value: firstSearchMs, limit: FIRST_SEARCH_MS, unit: 'ms' },
    ];
  },
};
