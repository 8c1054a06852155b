import type { Kysely } from 'kysely';
import type { Database } from '../../../../platform/store/database.ts';

/** Columns of queries without useful results; days instead of times, so that no visit can be identified. */
export interface SearchNoteTable {
  query: string;
  kind: string;
  locale: string;
  visitors: number;
  first_day: string;
  last_day: string;
}

type SearchTables = { search_note: SearchNoteTable };

/** A connection, or a transaction on one, with the table of queries. */
export type SearchDb = Kysely<SearchTables>;

/** The table of queries in the open database. */
export function searchTables({ db }: Database): SearchDb {
  return db.$extendTables<SearchTables>();
}
