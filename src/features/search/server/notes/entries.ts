import type { StoreResult } from '../../../../platform/store/store.ts';

/** A query that led nowhere, as it is counted. */
export interface SearchNote {
  query: string;
  kind: string;
  locale: string;
}

/** How many visitors a query led nowhere; days in UTC. */
export interface SearchNoteEntry extends SearchNote {
  visitors: number;
  firstDay: string;
  lastDay: string;
}

/** Which queries are asked for. */
export interface SearchNoteFilter {
  kind?: string | undefined;
  locale?: string | undefined;
  /** A day: typed then or later. */
  since?: string | undefined;
}

/** Counts of queries that led nowhere. Nothing in them says who typed one. */
export interface SearchNoteRows {
  /** Adds a visitor to a query that is kept; false where it is not. */
  count(note: SearchNote): Promise<StoreResult<boolean>>;
  /** Keeps a query with the visitors it has by now, or adds them; false where there are too many queries already. */
  insert(note: SearchNote, visitors: number): Promise<StoreResult<boolean>>;
  /** The most visitors first. */
  list(filter: SearchNoteFilter): Promise<StoreResult<SearchNoteEntry[]>>;
  /** Removes the queries last typed before a day, and says how many. */
  removeBefore(day: string): Promise<StoreResult<number>>;
}
