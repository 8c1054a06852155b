import type { StoreResult } from '../../../../platform/store/store.ts';

/** A query without a useful result, as it is counted. */
export interface SearchNote {
  query: string;
  kind: string;
  locale: string;
}

/** Number of visitors for a query without a useful result; days in UTC. */
export interface SearchNoteEntry extends SearchNote {
  visitors: number;
  firstDay: string;
  lastDay: string;
}

/** Filter for a list of queries. */
export interface SearchNoteFilter {
  kind?: string | undefined;
  locale?: string | undefined;
  /** Only queries typed on this day or later. */
  since?: string | undefined;
}

/** Counts of queries without useful results. They don't identify visitors. */
export interface SearchNoteRows {
  /** Adds a visitor to a stored query; false if it is not stored. */
  count(note: SearchNote): Promise<StoreResult<boolean>>;
  /** Stores a query with its visitors so far, or adds them; false if there are too many queries. */
  insert(note: SearchNote, visitors: number): Promise<StoreResult<boolean>>;
  /** Most visitors first. */
  list(filter: SearchNoteFilter): Promise<StoreResult<SearchNoteEntry[]>>;
  /** Removes the queries last typed before a day; returns their number. */
  removeBefore(day: string): Promise<StoreResult<number>>;
}
