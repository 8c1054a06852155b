import type { LocaleId } from '../../../site/locales.ts';

/** Where a query that led nowhere is noted. */
export const QUERY_NOTE_PATH = '/api/search-note';

/** Nothing was found, or nothing of what was found was opened. */
export const QUERY_NOTE_KINDS = ['none', 'abandoned'] as const;

/** How a query led nowhere. */
export type QueryNoteKind = (typeof QUERY_NOTE_KINDS)[number];

/** A query that led nowhere, as it is sent: the query has gone through `cleanQuery` before it leaves the browser. */
export interface QueryNote {
  query: string;
  kind: QueryNoteKind;
  locale: LocaleId;
}
